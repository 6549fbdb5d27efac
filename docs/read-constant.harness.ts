import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "..");

/**
 * Reads a number that a source file names, without running the file.
 *
 * @param file from the root of the repository
 * @param path the name of a constant, then those of properties: "limits.byAddress.points"
 * @throws Error where the file has no such constant, or its value is not computed from numbers of the same file
 */
export function readConstant(file: string, path: string): number {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest);
  const constants = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map(({ name, initializer }) => [name.getText(source), initializer]),
  );
  const value = (node: ts.Expression | undefined): number => {
    if (node === undefined) throw new Error(`${file} has no number ${path}`);
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isIdentifier(node)) return value(constants.get(node.text));
    if (ts.isParenthesizedExpression(node)) return value(node.expression);
    if (ts.isBinaryExpression(node)) {
      const [left, right] = [value(node.left), value(node.right)];
      if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right;
      if (node.operatorToken.kind === ts.SyntaxKind.SlashToken) return left / right;
    }
    throw new Error(`${path} in ${file} is not computed from numbers`);
  };
  const [name = "", ...properties] = path.split(".");
  return value(properties.reduce((node, property) => propertyOf(node, property), constants.get(name)));
}

function propertyOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  const object = node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer;
}
