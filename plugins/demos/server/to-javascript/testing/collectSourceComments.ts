import ts from 'typescript';
import { isTypeOnly } from '../isTypeOnly';

const isList = (value: unknown): value is ts.NodeArray<ts.Node> => Array.isArray(value);

/** Returns the ranges of what JavaScript has not: types, and what only declares something. */
function findTypes(file: ts.SourceFile): [start: number, end: number][] {
  const ranges: [start: number, end: number][] = [];
  const visit = (node: ts.Node) => {
    const isType = ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);
    const isImplements =
      ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword;
    if (isType || isImplements || isTypeOnly(node)) {
      ranges.push([node.getStart(file), node.end]);
      return;
    }
    const { typeParameters, typeArguments } = node as Partial<
      Record<'typeParameters' | 'typeArguments', unknown>
    >;
    for (const list of [typeParameters, typeArguments].filter(isList)) {
      ranges.push([list.pos, file.text.indexOf('>', list.end)]);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return ranges;
}

/** Returns the comments of a TypeScript file that are in none of its types, each with single spaces. */
export function collectSourceComments(file: ts.SourceFile): string[] {
  const { text } = file;
  const comments = new Map<number, string>();
  const visit = (node: ts.Node) => {
    const children = node
      .getChildren(file)
      .filter(({ kind }) => kind < ts.SyntaxKind.FirstJSDocNode);
    if (children.length === 0 && !ts.isJsxText(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
        comments.set(pos, text.slice(pos, end).replace(/\s+/g, ' ').trim());
      }
    }
    children.forEach(visit);
  };
  visit(file);
  const types = findTypes(file);
  return [...comments]
    .filter(([position]) => !types.some(([start, end]) => position >= start && position < end))
    .map(([, comment]) => comment);
}
