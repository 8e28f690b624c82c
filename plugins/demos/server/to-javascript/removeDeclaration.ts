import ts from 'typescript';
import { collectKeptComments } from './collectKeptComments';
import type { Conversion } from './conversion';

const canBeEmpty = (parent: ts.Node) =>
  ts.isSourceFile(parent) ||
  ts.isBlock(parent) ||
  ts.isModuleBlock(parent) ||
  ts.isCaseOrDefaultClause(parent) ||
  ts.isClassLike(parent);

/**
 * Removes a statement or a member, and its lines where it has them for itself.
 * Comments around it stay; of those in it, the ones that are in no type do.
 */
export function removeDeclaration(conversion: Conversion, node: ts.Node): void {
  const { file, text, edits } = conversion;
  const start = node.getStart(file);
  if (!canBeEmpty(node.parent)) {
    edits.replace(start, node.end, '{}');
    return;
  }
  const comments = collectKeptComments(conversion, node);
  if (comments) {
    edits.replace(start, node.end, comments);
    return;
  }
  const [indent = ''] = /(?<=^|[\n\r])[ \t]*$/.exec(text.slice(0, start)) ?? [];
  const [lineEnd] = /^[ \t]*(?:\r\n?|\n|$)/.exec(text.slice(node.end)) ?? [];
  const isAlone = lineEnd !== undefined && (indent || /^$|[\n\r]$/.test(text.slice(0, start)));
  if (isAlone) {
    edits.remove(start - indent.length, node.end + lineEnd.length);
  } else {
    edits.remove(start, node.end);
  }
}
