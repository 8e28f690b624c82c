import path from 'node:path';
import ts from 'typescript';
import { toKebabName } from '../../../shared/toKebabName';
import { toApiSlug } from '../../toApiSlug';
import type { Api } from '../../types';
import type { LibraryExport } from './collectExports';
import type { ExtractContext } from './extractVersionApi';
import { findOrigin } from './findOrigin';

/** `…/@mui/material/ButtonBase/ButtonBase.d.ts`, `…/PickersTextField/PickersTextField.types.d.ts` */
const componentFile =
  /[\\/]@(?:mui|material-ui)[\\/]([\w-]+)[\\/](?:esm[\\/])?([A-Z]\w+)[\\/]([A-Z]\w+)[\w.]*\.d\.ts$/;

/** One that takes fewer of another's props only picks some. */
const fewest = 3;

interface Base {
  name: string;
  isMaterial: boolean;
  files: Set<ts.SourceFile>;
  props: number;
}

/** Collects the components that declare the props. */
function collectBases(type: ts.Type, checker: ts.TypeChecker): Base[] {
  const bases = new Map<string, Base>();
  for (const property of checker.getPropertiesOfType(checker.getApparentType(type))) {
    for (const declaration of findOrigin(property).declarations ?? []) {
      const file = declaration.getSourceFile();
      const [, packageName, folder = '', fileName = ''] = componentFile.exec(file.fileName) ?? [];
      const isMaterial = packageName === 'material' || packageName === 'core';
      // A folder of Material UI is a component; one of ours may have several.
      const name = isMaterial ? folder : fileName;
      if (name) {
        const base = bases.get(name) ?? { name, isMaterial, files: new Set(), props: 0 };
        base.files.add(file);
        base.props += 1;
        bases.set(name, base);
      }
    }
  }
  return [...bases.values()].filter(({ props }) => props >= fewest);
}

/** Whether a component builds on another one of Material UI: its declarations import that one's. */
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

/** The newest version stands at the root of the vendor's site, older ones each on a host of their own. */
function toMaterialHref(name: string, { version, materialMajor }: ExtractContext): string {
  const host = version.current ? 'mui.com' : `v${materialMajor}.mui.com`;
  const section = materialMajor === '4' ? 'api' : 'material-ui/api';
  return `https://${host}/${section}/${toKebabName(name)}/`;
}

/**
 * Finds the component whose props another one takes too, as that is what it renders: one of Material
 * UI, or a documented one that is such itself. The nearest is the one that no other builds on.
 */
export function findInheritance(
  item: LibraryExport,
  props: ts.Type,
  context: ExtractContext,
): Api['inheritance'] {
  const bases = collectBases(props, context.checker).filter(({ name }) => name !== item.name);
  const material = bases.filter(({ isMaterial }) => isMaterial);
  if (material.length === 0) {
    return null;
  }
  const own = bases.find(
    (base) =>
      !base.isMaterial &&
      context.findExport(item.product, base.name) &&
      material.some((other) => buildsOn(base, other)),
  );
  if (own) {
    return { name: own.name, href: toApiSlug({ product: item.product, name: own.name }) };
  }
  const [nearest] = material
    .filter((base) => !material.some((other) => other !== base && buildsOn(other, base)))
    .toSorted((one, other) => other.props - one.props);
  return nearest ? { name: nearest.name, href: toMaterialHref(nearest.name, context) } : null;
}
