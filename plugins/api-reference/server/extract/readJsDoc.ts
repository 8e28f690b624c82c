import ts from 'typescript';
import { parseJsDoc, type JsDoc } from './parseJsDoc';

const nothing: JsDoc = { description: '', tags: [] };

/** The comment right above; `declare const` has it on its statement, which the compiler knows. */
function readComment(declaration: ts.Node): string | undefined {
  return ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1)?.getText();
}

/**
 * Reads the JSDoc of a property, a component or a type: that of the first declaration with one,
 * else what it inherits from the interface that it extends.
 */
export function readJsDoc(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  declarations: readonly ts.Declaration[] = symbol.declarations ?? [],
): JsDoc {
  for (const declaration of declarations) {
    const comment = readComment(declaration);
    if (comment !== undefined) {
      return parseJsDoc(comment);
    }
  }
  const inherited = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
  return inherited || tags.length > 0 ? parseJsDoc([inherited, ...tags].join('\n')) : nothing;
}
