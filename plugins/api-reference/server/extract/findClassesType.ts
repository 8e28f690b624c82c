import ts from 'typescript';
import type { LibraryExport } from './collectExports';
import { isDeclaredByLibrary } from './findDeclaringPackage';
import type { ExtractContext } from './extractVersionApi';

/** An interface of CSS classes, and its name: `GridClasses`. */
export interface ClassesType {
  name: string;
  type: ts.Type;
}

/** The interface behind `Partial<PickersDayClasses>`. */
function toClassesType(prop: ts.Symbol, checker: ts.TypeChecker): ClassesType | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const inner = type.aliasSymbol?.name === 'Partial' ? type.aliasTypeArguments?.[0] : type;
  const symbol = inner?.aliasSymbol ?? inner?.symbol;
  return inner && symbol?.declarations?.some(isDeclaredByLibrary) && /Classes$/.test(symbol.name)
    ? { name: symbol.name, type: inner }
    : undefined;
}

/**
 * Finds the interface that lists the CSS classes of a component: the type of its `classes` prop, else
 * the one with the component's name.
 */
export function findClassesType(
  item: LibraryExport,
  props: ts.Type | undefined,
  { checker, findExport }: ExtractContext,
): ClassesType | undefined {
  const prop = props && checker.getApparentType(props).getProperty('classes');
  const own = prop && toClassesType(prop, checker);
  if (own) {
    return own;
  }
  const name = `${item.name}Classes`;
  const symbol = findExport(item.product, name)?.places[0]?.symbol;
  return symbol && symbol.flags & ts.SymbolFlags.Type
    ? { name, type: checker.getDeclaredTypeOfSymbol(symbol) }
    : undefined;
}
