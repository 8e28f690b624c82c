import type ts from 'typescript';
import type { ApiSlot } from '../../types';
import { isInternal, toDefault, toDeprecated } from './extractProp';
import { isDeclaredByFamily } from './findDeclaringPackage';
import { findOrigin } from './findOrigin';
import { readJsDoc } from './readJsDoc';

function findProperty(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = checker.getApparentType(type).getProperty(name);
  return property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
}

/**
 * Extracts the parts of a component that others can stand for: the properties of its `slots` prop.
 * Until v5 that prop was called `components`; v6 has both, and often describes a slot there alone, under
 * its old name: `Toolbar`.
 */
export function extractSlots(props: ts.Type, checker: ts.TypeChecker): ApiSlot[] {
  const components = findProperty(props, 'components', checker);
  const type = findProperty(props, 'slots', checker) ?? components;
  if (!type) {
    return [];
  }
  return checker
    .getPropertiesOfType(checker.getApparentType(type))
    .map((slot) => {
      const oldName = slot.name.charAt(0).toUpperCase() + slot.name.slice(1);
      const made = findOrigin(slot);
      const old = components?.getProperty(oldName);
      const origin = made.declarations || !old ? made : findOrigin(old);
      const own = origin.declarations?.filter(isDeclaredByFamily);
      const doc = readJsDoc(origin, checker, own);
      return { name: slot.name, doc };
    })
    .filter(({ doc }) => !isInternal(doc))
    .map(({ name, doc }) => ({
      name,
      default: toDefault(doc),
      className: null,
      description: doc.description,
      deprecated: toDeprecated(doc),
      plan: null,
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
