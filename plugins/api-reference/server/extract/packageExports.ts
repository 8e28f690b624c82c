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

/** The keys of an object type that one of the packages declares: not those of elements. */
function listKeys(type: ts.Type, checker: ts.TypeChecker, dirs: readonly string[]): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter(({ declarations }) =>
      declarations?.some((item) =>
        dirs.some((dir) => item.getSourceFile().fileName.startsWith(dir)),
      ),
    )
    .map(({ name }) => name)
    .toSorted();
}

/** Describes a type, without what is true of most. */
function toExportedType(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  dirs: readonly string[],
): ExportedType {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const shape = toShape(type, checker);
  const parameters = listParameters(symbol);
  const keys = shape === 'object' ? listKeys(type, checker, dirs) : [];
  return {
    ...(shape !== 'object' && { shape }),
    ...(parameters.length > 0 && { parameters }),
    ...(keys.length > 0 && { keys }),
  };
}

/** Lists what can be imported from the packages, and what its types are. */
export function listPackageExports(
  { checker, modules, folders }: LibraryProgram,
  packages: readonly LibraryPackage[],
): PackageExports {
  const dirs = packages.map(({ dir }) => `${dir}/`);
  const exported = [...modules, ...folders].flatMap(({ exports = [] }) => exports);
  const types = new Map(
    exported.flatMap((item) => {
      const symbol = toTarget(item, checker);
      return symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)
        ? [[item.name, toExportedType(symbol, checker, dirs)] as const]
        : [];
    }),
  );
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
