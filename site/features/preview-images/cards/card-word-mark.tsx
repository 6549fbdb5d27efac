import wordMark from "#brand/word-mark.svg?raw";

/** The brand's mark and name in white. An SVG image inherits no color, so `currentColor` is replaced. */
export function CardWordMark({ height }: { readonly height: number }) {
  const [, viewBoxWidth = 1, viewBoxHeight = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(wordMark)?.map(Number) ?? [];
  return (
    <img
      src={wordMark.replaceAll("currentColor", "#fff")}
      alt=""
      width={(height * viewBoxWidth) / viewBoxHeight}
      height={height}
    />
  );
}
