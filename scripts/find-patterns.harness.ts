import ts from "typescript";

/** A regular expression in a source file; one that is made of values at run time has no `source`. */
interface Pattern {
  readonly line: number;
  readonly source?: string;
  readonly flags: string;
}

/** Methods that make a regular expression of a text. */
const stringMethods = ["match", "matchAll", "search"];

/**
 * Finds the regular expressions of a source file: literals, calls of `RegExp` with or without `new`, and texts given to
 * the methods of strings that make one of them.
 *
 * @param file its name, whose ending says whether it is TSX
 */
export function findPatterns(file: string, text: string): Pattern[] {
  const sourceFile = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const add = (node: ts.Node, source: string | undefined, flags: string) => {
    const line = sourceFile.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, flags, ...(source !== undefined && { source }) });
  };
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const { expression, arguments: [source, flags] = [] } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
      if (name === "RegExp") {
        const isKnown = source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags));
        add(node, isKnown ? source.text : undefined, flags && isKnown ? flags.text : "");
      } else if (stringMethods.includes(name) && source) {
        if (ts.isStringLiteralLike(source)) add(node, source.text, name === "matchAll" ? "g" : "");
        else if (ts.isTemplateExpression(source)) add(node, undefined, "");
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}
