/** Numbers in [0, 1), the same for the same seed: a picture drawn twice is the same file. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
