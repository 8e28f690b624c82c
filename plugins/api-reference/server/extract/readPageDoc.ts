import ts from 'typescript';
import type { LibraryExport } from './collectExports';
import { parseJsDoc, type JsDoc } from './parseJsDoc';
import { readJsDoc } from './readJsDoc';

/** Lists of links to the vendor's pages say nothing of the thing itself. */
function withoutLinks(description: string): string {
  return description
    .replace(/^(?:Demos|API|Features|Usage):[ \t]*\n(?:[ \t]*\n|[ \t]*-[^\n]*(?:\n|$))*/gm, '')
    .trim();
}

/** `export { GridFilterForm };` may have the JSDoc that belongs to the component above. */
function readExportDoc(symbol: ts.Symbol): JsDoc | undefined {
  const [declaration] = symbol.declarations ?? [];
  const statement = declaration
    ?.getSourceFile()
    .statements.filter(ts.isExportDeclaration)
    .find(
      ({ exportClause }) =>
        exportClause &&
        ts.isNamedExports(exportClause) &&
        exportClause.elements.some(({ name }) => name.text === symbol.name),
    );
  const comment = statement && ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.getText();
  return comment ? parseJsDoc(comment) : undefined;
}

/** Reads what the packages say of a component or an interface as a whole. */
export function readPageDoc(
  { places }: LibraryExport,
  checker: ts.TypeChecker,
): JsDoc & { hasPage: boolean } {
  const symbol = places[0]?.symbol;
  const own = symbol && readJsDoc(symbol, checker);
  const isEmpty = !own?.description && !own?.tags.length;
  const doc = (isEmpty && symbol && readExportDoc(symbol)) || own || { description: '', tags: [] };
  return {
    tags: doc.tags,
    description: withoutLinks(doc.description),
    hasPage: doc.description.includes('/x/api/'),
  };
}
