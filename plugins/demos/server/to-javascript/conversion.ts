import type ts from 'typescript';
import type { Edits } from './createEdits';

/** One file on its way from TypeScript to JavaScript. */
export interface Conversion {
  file: ts.SourceFile;
  /** The source that every position is a place in. */
  text: string;
  checker: ts.TypeChecker;
  edits: Edits;
  /** The symbols that the JavaScript names, so that it needs their imports. */
  used: Set<ts.Symbol>;
  /** Each `import a = …`; whether JavaScript needs it shows when all else is converted. */
  aliases: ts.ImportEqualsDeclaration[];
  /** Notes the edits that a node needs, and those of all that is in it. */
  convert: (node: ts.Node) => void;
}
