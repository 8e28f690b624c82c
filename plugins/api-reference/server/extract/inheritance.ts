import path from 'node:path';
import ts from 'typescript';
import { toKebabName } from '../../../../core/names';
import { toApiSlug } from '../../paths';
import type { Api } from '../../types';
import { type Reading, findOrigin, isDeclaredBy } from './declarations';
import type { LibraryExport, ExtractContext } from './exports';

/** `…/node_modules/@example/ui/Button/Button.d.ts`, `…/Button/Button.types.d.ts` */
const componentFile =
  /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?:esm[\\/])?([A-Z]\w+)[\\/]([A-Z]\w+)[\w.]*\.d\.ts$/;

/** A component with fewer props of another one only picks some. */
const MIN_PROPS = 3;

interface Base {
  name: string;
  /** The package that declares it, if it isn't the library's own. */
  foundation?: string;
  files: Set<ts.SourceFile>;
  /** How many of its props the component has. */
  props: number;
}

/** Collects the components whose files declare the props. */
function collectBases(type: ts.Type, { checker, library }: Reading): Base[] {
  const bases = new Map<string, Base>();
  for (const property of checker.getPropertiesOfType(checker.getApparentType(type))) {
    for (const declaration of findOrigin(property).declarations ?? []) {
      const file = declaration.getSourceFile();
      const [, rawName = '', folder = '', fileName = ''] = componentFile.exec(file.fileName) ?? [];
      const packageName = rawName.replace('\\', '/');
      const foundation = packageName in library.foundations ? packageName : undefined;
      // A folder of the foundation is a component; one of the library may have several.
      const name = foundation ? folder : fileName;
      if (name && isDeclaredBy(library.family)(declaration)) {
        const base = bases.get(name) ?? { name, foundation, files: new Set(), props: 0 };
        base.files.add(file);
        base.props += 1;
        bases.set(name, base);
      }
    }
  }
  return [...bases.values()].filter(({ props }) => props >= MIN_PROPS);
}

/** Whether a component renders another one of the foundation: its declarations import that one's. */
function buildsOn({ files }: Base, other: Base): boolean {
  return [...files].some(({ statements }) =>
    statements.some(
      (statement) =>
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        path.basename(statement.moduleSpecifier.text) === other.name,
    ),
  );
}

/** Returns the address of a page in the foundation's own reference. */
function toFoundationHref(name: string, packageName: string, context: ExtractContext): string {
  const { reference = '', currentReference = reference } =
    context.library.foundations[packageName] ?? {};
  return (context.version.current ? currentReference : reference)
    .replace('{name}', toKebabName(name))
    .replace('{major}', context.foundationMajors[packageName] ?? '');
}

/**
 * Finds the component whose props another one also accepts, because it renders it: a component of the
 * foundation, or a documented one that renders such a component.
 */
export function findInheritance(
  item: LibraryExport,
  props: ts.Type,
  context: ExtractContext,
): Api['inheritance'] {
  const bases = collectBases(props, context).filter(({ name }) => name !== item.name);
  const outside = bases.filter(({ foundation }) => foundation !== undefined);
  if (outside.length === 0) {
    return null;
  }
  const own = bases.find(
    (base) =>
      base.foundation === undefined &&
      context.findExport(item.product, base.name) &&
      outside.some((other) => buildsOn(base, other)),
  );
  if (own) {
    return { name: own.name, href: toApiSlug({ product: item.product, name: own.name }) };
  }
  const [nearest] = outside
    .filter((base) => !outside.some((other) => other !== base && buildsOn(other, base)))
    .toSorted((one, other) => other.props - one.props);
  return nearest?.foundation
    ? { name: nearest.name, href: toFoundationHref(nearest.name, nearest.foundation, context) }
    : null;
}
