import type ts from 'typescript';
import type { Conversion } from './conversion';

type Annotated = ts.Node & {
  readonly type?: ts.TypeNode;
  readonly questionToken?: ts.Node;
  readonly exclamationToken?: ts.Node;
};

/** Removes the type of a declaration with its colon, and the marks that say that it may be missing or surely is there. */
export function removeAnnotation({ file, edits }: Conversion, node: Annotated): void {
  for (const mark of [node.questionToken, node.exclamationToken]) {
    if (mark) {
      edits.remove(mark.getStart(file), mark.end);
    }
  }
  if (node.type) {
    edits.remove(node.type.pos - 1, node.type.pos);
    edits.remove(node.type.getStart(file), node.type.end);
  }
}
