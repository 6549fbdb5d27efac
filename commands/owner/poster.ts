import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { campaigns } from "#brand/campaigns.ts";
import { misuse } from "../command-line.ts";
import type { OwnerCommand } from "./owner-command.ts";

export const poster: OwnerCommand = {
  usage: `CAMPAIGN [PATH] > code.svg
      Draws a campaign's code as SVG. It leads phones to their store, or to a page such as /post/…`,
  async *run([name, path = "/download?to=auto&from=print", ...others], { siteOrigin }) {
    const names = campaigns.map((campaign) => campaign.name);
    if (name === undefined || !names.includes(name) || others.length > 0) {
      throw misuse(`A campaign of brand/campaigns.ts must be named: ${names.join(", ")}.`);
    }
    const url = new URL(path, siteOrigin);
    url.searchParams.set("c", name);
    yield drawCode(url.href);
  },
};

/** The code with the four light modules around it that readers need. */
function drawCode(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${toSvgPath(code)}"/></svg>\n`;
}
