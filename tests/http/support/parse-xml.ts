import { SaxesParser } from "saxes";

export interface Element {
  /** From the root, as "rss/channel/item". */
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Parses as strictly as a browser does. @returns the root element @throws where it is not well-formed */
export function parseXml(source: string): Element {
  const document: Element = { path: "", attributes: {}, children: [], text: "" };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const parent = open.at(-1);
    const element: Element = {
      path: parent?.path ? `${parent.path}/${name}` : name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value])),
      children: [],
      text: "",
    };
    parent?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(source).close();
  return document.children[0] ?? document;
}
