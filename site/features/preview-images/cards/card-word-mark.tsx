import wordMark from "#brand/word-mark.svg?raw";

/** The brand's mark and name. A drawing within the drawing inherits no colour, so `currentColor` is put in: white. */
export function CardWordMark({ height }: { readonly height: number }) {
  const [, width = 1, tall = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(wordMark)?.map(Number) ?? [];
  return (
    <img src={wordMark.replaceAll("currentColor", "#fff")} alt="" width={(height * width) / tall} height={height} />
  );
}
