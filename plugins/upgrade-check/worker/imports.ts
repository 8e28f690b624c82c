/** Checks what a file imports. */
import ts from 'typescript';
import { listProducts } from '../../../core/library';
import type { Imported, UseSettings } from '../../api-reference/analysis';
import { toApiSlug } from '../../api-reference/paths';
import { toPackageName } from '../../demos/imports';
import { type FoundNode, bare } from './findings';
import { isOtherThing } from './typeBreaks';
import { type VersionChanges, toPageKey } from './versionChanges';

/** `unstable_useSeries`, `Unstable_Chart` → `useSeries`, `Chart` */
const toStableName = (name: string) => name.replace(/^(?:unstable|experimental)_/i, '');

/** The names that an import or a re-export takes, as the package calls them. */
function listNames(statement: ts.ImportDeclaration | ts.ExportDeclaration): ts.ModuleExportName[] {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  return clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause))
    ? clause.elements.map(({ name, propertyName }) => propertyName ?? name)
    : [];
}

/** Finds where the newer version exports a name, under it or without `unstable_`: the same package first. */
function findExport({ to }: VersionChanges, name: string, specifier: string): string | null {
  const owner = toPackageName(specifier);
  const places = Object.entries(to.exports.names).flatMap(([place, names]) => {
    const found =
      names?.find((item) => item === name) ??
      names?.find((item) => toStableName(item) === toStableName(name));
    return found === undefined ? [] : [{ place, found }];
  });
  const [first] = places.toSorted(
    (a, b) =>
      Number(toPackageName(b.place) === owner) - Number(toPackageName(a.place) === owner) ||
      a.place.length - b.place.length,
  );
  return first
    ? first.place === specifier
      ? first.found
      : `import { ${first.found} } from '${first.place}'`
    : null;
}

/** Finds the package of the newer version with the same components for the same plan. */
function findSuccessor(
  { to }: VersionChanges,
  { library: { packages } }: UseSettings,
  name: string,
): string | null {
  const [own] = listProducts(packages[name]);
  return (
    Object.keys(packages).find(
      (other) =>
        other in to.exports.names &&
        listProducts(packages[other]).some(
          ({ product, plan }) => product === own?.product && plan === own.plan,
        ),
    ) ?? null
  );
}

/** `GridColDef<R = any>` */
const toSignature = (name: string, parameters: readonly string[] = []) =>
  parameters.length > 0 ? `${name}<${parameters.join(', ')}>` : name;

/** Finds names that something to import from doesn't export in the newer version. */
function checkNames(
  names: readonly ts.ModuleExportName[],
  specifier: string,
  changes: VersionChanges,
  { library: { packages } }: UseSettings,
): FoundNode[] {
  const { from, to } = changes;
  const known = to.exports.names[specifier];
  const products = listProducts(packages[toPackageName(specifier)]).map(({ product }) => product);
  return names
    .filter((name) => known && !known.includes(name.text))
    .map((node) => {
      const page = from.apis.find(
        ({ name, product }) => name === node.text && products.includes(product),
      );
      const successor = page && changes.newerPages.get(toPageKey(page));
      return {
        ...bare,
        node,
        kind: 'removed',
        part: 'export',
        name: node.text,
        owner: specifier,
        replacement:
          findExport(changes, node.text, specifier) ??
          (successor ? findExport(changes, successor.name, specifier) : null),
        row: page ? { path: toApiSlug(page), of: 'from' } : null,
      };
    });
}

/** Checks an import from a package of the library. */
function checkImport(
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
  specifier: ts.StringLiteral,
  changes: VersionChanges,
  settings: UseSettings,
): FoundNode[] {
  const { from, to } = changes;
  const { text } = specifier;
  const owner = toPackageName(text);
  const names = listNames(statement);
  if (!(owner in to.exports.names)) {
    const successor = findSuccessor(changes, settings, owner);
    const gone: FoundNode = {
      ...bare,
      node: specifier,
      kind: 'removed',
      part: 'package',
      name: owner,
      owner: null,
      replacement: successor,
    };
    return [gone, ...(successor === null ? [] : checkNames(names, successor, changes, settings))];
  }
  if (!(text in to.exports.names)) {
    // Whether a folder that neither version lists can be imported isn't known.
    const moved = names.map((name) => findExport(changes, name.text, text));
    return text in from.exports.names
      ? [
          {
            ...bare,
            node: specifier,
            kind: 'removed',
            part: 'package',
            name: text,
            owner: null,
            replacement: moved.find((place) => place !== null) ?? null,
          },
        ]
      : [];
  }
  return checkNames(names, text, changes, settings);
}

/** Finds imports and re-exports that the newer version lacks. */
export function checkImports(
  source: ts.SourceFile,
  changes: VersionChanges,
  settings: UseSettings,
): FoundNode[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) {
      return [];
    }
    const { moduleSpecifier } = statement;
    return moduleSpecifier &&
      ts.isStringLiteral(moduleSpecifier) &&
      toPackageName(moduleSpecifier.text) in settings.library.packages
      ? checkImport(statement, moduleSpecifier, changes, settings)
      : [];
  });
}

/** Returns what a type describes, where that is written beside it: `T` of `useState<T>([])`, `const a: T = []`. */
function findWritten({ parent }: ts.TypeReferenceNode): ts.Expression | undefined {
  return ts.isCallExpression(parent)
    ? parent.arguments[0]
    : ts.isVariableDeclaration(parent)
      ? parent.initializer
      : undefined;
}

/** Finds types that are used as what they no longer are, or with parameters that they no longer take. */
export function checkTypes(
  source: ts.SourceFile,
  { from, to }: VersionChanges,
  imports: readonly Imported[],
): FoundNode[] {
  const versions = [from.exports, to.exports] as const;
  const names = new Map(imports.map(({ local, name }) => [local, name]));
  const found: FoundNode[] = [];
  const add = (node: ts.Node, name: string, before: string, after: string) =>
    found.push({
      ...bare,
      node,
      kind: 'retyped',
      part: 'export',
      name,
      owner: null,
      before,
      after,
    });
  const visit = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node) ? names.get(node.typeName.getText()) : undefined;
    if (name !== undefined && ts.isTypeReferenceNode(node)) {
      const [older, newer] = versions.map(({ types }) => types[name]);
      const parameters = newer?.parameters ?? [];
      const count = node.typeArguments?.length ?? 0;
      const isKnown = Object.values(to.exports.names).some((list) => list?.includes(name));
      const needed = parameters.filter((parameter) => !parameter.includes(' = ')).length;
      if (isKnown && isOtherThing(name, versions, findWritten(node))) {
        add(node, name, older?.shape ?? 'object', newer?.shape ?? 'object');
      } else if (isKnown && (count > parameters.length || (count > 0 && count < needed))) {
        add(node, name, toSignature(name, older?.parameters), toSignature(name, parameters));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
