import type ts from 'typescript';
import { library } from '../../../../library';
import type { ApiClass } from '../../types';
import type { ComponentFacts } from '../package-files/readPackageFacts';
import { toClassName } from '../package-files/toClassName';
import type { LibraryExport } from './collectExports';
import { isInternal, toDeprecated } from './extractProp';
import type { ExtractContext } from './extractVersionApi';
import { findClassesType } from './findClassesType';
import { isDeclaredByFamily } from './findDeclaringPackage';
import { readJsDoc } from './readJsDoc';

/**
 * Extracts the CSS classes of a component: from the interface that lists them, with the names that
 * only the JavaScript of the package says. A key that it does not mention is named like the others.
 */
export function extractClasses(
  item: LibraryExport,
  props: ts.Type | undefined,
  { classNames, themeName }: ComponentFacts,
  context: ExtractContext,
): ApiClass[] {
  const { checker, globalStates } = context;
  const classes = findClassesType(item, props, context);
  if (!classes) {
    return [];
  }
  const prefix = themeName ?? `${library.themePrefix}${classes.name.replace(/Classes$/, '')}`;
  return checker
    .getPropertiesOfType(checker.getApparentType(classes.type))
    .filter(({ declarations }) => declarations?.some(isDeclaredByFamily))
    .map((property) => ({ key: property.name, doc: readJsDoc(property, checker) }))
    .filter(({ doc }) => !isInternal(doc))
    .map(({ key, doc }) => ({
      key,
      ...(classNames.get(key) ?? toClassName(prefix, key, globalStates)),
      description: doc.description,
      deprecated: toDeprecated(doc),
    }))
    .toSorted((one, other) => (one.className < other.className ? -1 : 1));
}
