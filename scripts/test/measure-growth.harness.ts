/**
 * Rounds of each size, in turns. The shortest is taken: nothing makes work shorter than it is, and much makes it longer.
 * A busy machine gets more of them, as long as the growth looks superlinear.
 */
const rounds = { least: 9, most: 90 };

/**
 * Milliseconds of a round with the shorter input: the work is done as often as that takes. Rounds are so short that some
 * of them run without a break on a busy machine.
 */
const roundMs = 0.3;

/** Between linear (8) and quadratic (64). */
export const superlinearGrowth = 24;

/**
 * Measures how work grows with its input. Not how long it takes, which depends on the machine: eight times the input
 * takes linear work about 8 times as long, and quadratic work 64 times.
 *
 * @param inputOf makes an input of a size, once
 * @param size of the shorter input; large enough that what does not depend on it takes less time than what does
 * @returns how many times longer the work takes with eight times the size
 */
export function measureGrowth<Input>(
  inputOf: (size: number) => Input,
  size: number,
  work: (input: Input) => unknown,
): number {
  const [short, long] = [inputOf(size), inputOf(8 * size)];
  let repetitions = 1;
  const timeOf = (input: Input) => {
    const startedAt = performance.now();
    for (let count = 0; count < repetitions; count += 1) work(input);
    return performance.now() - startedAt;
  };
  while (timeOf(short) < roundMs) repetitions *= 2; // this also compiles the work
  const shortest = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  const growth = () => shortest.long / shortest.short;
  for (let round = 0; round < rounds.least || (round < rounds.most && growth() >= superlinearGrowth); round += 1) {
    shortest.short = Math.min(shortest.short, timeOf(short));
    shortest.long = Math.min(shortest.long, timeOf(long));
  }
  return growth();
}
