import ts from 'typescript';
import type { ExportedType, PackageExports } from '../../types';
import { toTarget } from './declarations';
import type { LibraryPackage } from './libraryPackages';
import type { LibraryProgram } from './libraryProgram';

/** What values of a type are, as `typeof` would say it: `array`, `function`, `string`, `object` … */
function toShape(type: ts.Type, checker: ts.TypeChecker): string {
  const members = type.isUnion() ? type.types : [type];
  const shapes = members.flatMap((member) => {
    const { flags } = member;
    if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) {
      return [];
    }
    if (flags & ts.TypeFlags.StringLike) {
      return ['string'];
    }
    if (flags & ts.TypeFlags.NumberLike) {
      return ['number'];
    }
    if (flags & ts.TypeFlags.BooleanLike) {
      return ['boolean'];
    }
    if (checker.isArrayType(member) || checker.isTupleType(member)) {
      return ['array'];
    }
    if (member.getCallSignatures().length > 0) {
      return ['function'];
    }
    return [flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? 'object' : 'any'];
  });
  return [...new Set(shapes)].toSorted().join(' | ');
}

/** The type parameters of a type as they are declared: `TDate`, `R = any`. */
function listParameters({ declarations }: ts.Symbol): string[] {
  const [declaration] = (declarations ?? []).filter(
    (item) => ts.isTypeAliasDeclaration(item) || ts.isInterfaceDeclaration(item),
  );
  return (declaration?.typeParameters ?? []).map(({ name, default: value }) =>
    value ? `${name.text} = ${value.getText()}` : name.text,
  );
}

/**
 * Lists what can be imported from the packages: names by where from, and of types what their values are and
 * which parameters they take, unless they are objects without.
 */
export function listPackageExports(
  { checker, modules, folders }: LibraryProgram,
  packages: readonly LibraryPackage[],
): PackageExports {
  const types = new Map<string, ExportedType>();
  for (const exported of [...modules, ...folders].flatMap(({ exports = [] }) => exports)) {
    const symbol = toTarget(exported, checker);
    if (symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) {
      const shape = toShape(checker.getDeclaredTypeOfSymbol(symbol), checker);
      const parameters = listParameters(symbol);
      if (shape !== 'object' || parameters.length > 0) {
        types.set(exported.name, { shape, parameters });
      }
    }
  }
  return {
    names: Object.fromEntries([
      ...packages.flatMap(({ name, adapters }) =>
        adapters.map((adapter) => [`${name}/${adapter}`, null] as const),
      ),
      ...[...folders, ...modules].map(
        ({ specifier, exports }) =>
          [specifier, exports?.map(({ name }) => name).toSorted() ?? null] as const,
      ),
    ]),
    types: Object.fromEntries(types),
  };
}
