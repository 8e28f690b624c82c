import ts from 'typescript';
import type { ApiFinder, UsablePage } from './apiFinder';
import { type Property, collectNodes, listProperties } from './syntax';
import { type Constants, type Value, collectLiterals, parseTypeNames } from './values';

/** A place in code that uses a component or an interface, or a part of it that the reference has. */
export interface CodeUse<Page> {
  page: Page;
  /** `whole` where it is imported. */
  part: 'whole' | 'prop' | 'slot';
  /** Of the part, as the reference has it. */
  name: string;
  /** What names it in the code. */
  node: ts.Node;
  /** What a prop is given; of a constant or a function of the file, what that is. */
  value?: Value;
}

/** Props with slots as keys, in all versions. */
const slotProps = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/** `toolbar` in `slots` and `componentsProps` is `Toolbar` in the `components` of old versions. */
const isSameSlot = (a: string, b: string) =>
  a.slice(1) === b.slice(1) && a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase();

/** Creates an empty list of uses, and the functions that add to it. */
export function createUseRecorder<Page extends UsablePage>(
  source: ts.SourceFile,
  constants: Constants,
  { findNamed }: ApiFinder<Page>,
) {
  const functions = collectNodes(source, ts.isFunctionDeclaration);
  const named = new Map<string, Value>([
    ...functions.flatMap((item) => (item.name ? [[item.name.text, item] as const] : [])),
    ...constants,
  ]);
  const uses: CodeUse<Page>[] = [];
  /** Objects that were added, by page: a name in one may lead back to it. */
  const done = new Map<Page, Set<ts.Node>>();

  /** Adds the keys of the objects that a value leads to. */
  const addValue = (page: Page, value: Value): void => {
    const seen = done.get(page) ?? new Set();
    done.set(page, seen);
    for (const literal of collectLiterals(value, constants).filter((item) => !seen.has(item))) {
      seen.add(literal);
      listProperties(literal).forEach((property) => addKey(page, property));
      literal.properties
        .filter(ts.isSpreadAssignment)
        .forEach(({ expression }) => addValue(page, expression));
    }
  };

  /** Finds the component of a slot: `DefaultLegend` takes the props of `Legend`. */
  const findSlotComponent = ({ product }: Page, component: string | null) =>
    component === null
      ? undefined
      : (findNamed(product, component.replace(/^Default/, '')) ?? findNamed(product, component));

  /** Adds the slots that an object has keys of, and what it passes to their components. */
  const addSlots = (page: Page, value: ts.Expression): void => {
    const properties = collectLiterals(value, constants).flatMap(listProperties);
    for (const { name, node, value: given } of properties) {
      const slot = page.slots.find((item) => isSameSlot(name, item.name));
      if (slot) {
        uses.push({ page, part: 'slot', name: slot.name, node });
        const component = given && findSlotComponent(page, slot.default);
        if (component) {
          addValue(component, given);
        }
      }
    }
  };

  /** Adds a prop of a component or a key of an interface, and what its value uses. */
  const addKey = (
    page: Page,
    { name, node, value }: Omit<Property, 'node'> & { node: ts.Node },
  ): void => {
    const prop = page.props.find((item) => item.name === name);
    if (prop) {
      const given = value && ts.isIdentifier(value) ? (named.get(value.text) ?? value) : value;
      uses.push({ page, part: 'prop', name, node, ...(given && { value: given }) });
    }
    if (value && slotProps.has(name)) {
      addSlots(page, value);
    } else if (value && prop) {
      parseTypeNames(prop.type)
        .flatMap((type) => findNamed(page.product, type) ?? [])
        .forEach((found) => addValue(found, value));
    }
  };

  return { uses, addKey, addValue };
}
