/** The nodes that the server rendered for an island, as they were before hydration. */
export type ServerNodes = ReturnType<typeof keepServerNodes>;

/**
 * Stores the nodes of an island, except those in `<ServerHtml>`, which belong to nested islands or to none. Nodes are moved,
 * never written as HTML, which Trusted Types refuse.
 */
export function keepServerNodes(island: Element) {
  const kept = ownNodes(island).map((node) => ({
    node,
    children: [...node.childNodes],
    text: node.nodeValue,
    attributes: attributesOf(node),
  }));
  const places = kept.filter(({ node }) => isServerHtml(node));
  const fields = kept.flatMap(({ node }) => (isField(node) ? [node] : []));
  return {
    /**
     * After React has rendered the island again because hydration failed: moves the contents of `<ServerHtml>` into its new
     * elements, and copies what the visitor has typed into the new fields.
     */
    handOver() {
      const now = ownNodes(island);
      for (const [at, place] of now.filter(isServerHtml).entries()) {
        const before = places[at];
        if (before && before.node !== place) place.replaceChildren(...before.children);
      }
      for (const [at, field] of now.filter(isField).entries()) {
        const before = fields[at];
        if (before?.name !== field.name || before === field) continue;
        if (field.type !== "radio" && field.type !== "checkbox") field.value = before.value;
        else if ("checked" in field && "checked" in before) field.checked = before.checked;
      }
    },
    /** Puts everything back as it was, but for what is typed. */
    restore() {
      for (const { node, children, text, attributes } of kept) {
        node.nodeValue = text;
        if (!(node instanceof Element)) continue;
        for (const name of attributesOf(node).keys()) if (!attributes.has(name)) node.removeAttribute(name);
        for (const [name, value] of attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
        const isSame =
          children.length === node.childNodes.length && children.every((child, at) => node.childNodes[at] === child);
        if (!isSame) node.replaceChildren(...children);
      }
    },
  };
}

function ownNodes(node: Node): Node[] {
  return [node, ...(isServerHtml(node) ? [] : [...node.childNodes].flatMap(ownNodes))];
}

function isServerHtml(node: Node): node is Element {
  return node instanceof Element && node.hasAttribute("data-server-html");
}

function isField(node: Node): node is HTMLInputElement | HTMLTextAreaElement {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

function attributesOf(node: Node): ReadonlyMap<string, string> {
  return new Map(node instanceof Element ? Array.from(node.attributes, ({ name, value }) => [name, value]) : []);
}
