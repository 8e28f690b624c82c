import ts from 'typescript';
import type { Api } from '../../types';
import { collectLiterals, type Constants, type Value } from './collectLiterals';
import { collectTypeNames } from './collectTypeNames';
import type { ApiFinder } from './createApiFinder';
import { parseType } from './parseType';

/** What a demo uses of a page of the reference; only what that page has. */
export interface Use {
  props: Set<string>;
  slots: Set<string>;
}

export type DemoUses = Map<Api, Use>;

/** Props whose keys are slots, in all versions. */
const slotProps = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/** Slots are `toolbar` or, in old versions, `Toolbar`; there `componentsProps` begins small still. */
const isSameSlot = (a: string, b: string) =>
  a.slice(1) === b.slice(1) && a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase();

/** Pages of the interfaces that the values of a prop have. */
function findValueApis(api: Api, key: string, finder: ApiFinder): Api[] {
  const type = api.props.find(({ name }) => name === key)?.type;
  const node = type === undefined ? undefined : parseType(type);
  const names = node ? collectTypeNames(node) : [];
  return names.flatMap((name) => finder.findNamed(api.product, name) ?? []);
}

/** Creates the empty list of what a demo uses, and the functions that add to it. */
export function createUseRecorder(constants: Constants, finder: ApiFinder) {
  const uses: DemoUses = new Map();
  /** Objects that are done, by page: a name in one may lead back to it. */
  const done = new Map<Api, Set<ts.Node>>();

  const addApi = (api: Api | undefined): Use | undefined => {
    if (!api) {
      return undefined;
    }
    const use = uses.get(api) ?? { props: new Set(), slots: new Set() };
    uses.set(api, use);
    return use;
  };

  /** Adds the keys of the objects that a value gives to an interface or a component. */
  const addValue = (api: Api, value: Value): void => {
    const seen = done.get(api) ?? new Set();
    done.set(api, seen);
    for (const literal of collectLiterals(value, constants).filter((item) => !seen.has(item))) {
      seen.add(literal);
      for (const property of literal.properties) {
        if (ts.isSpreadAssignment(property)) {
          addValue(api, property.expression);
        } else if (!ts.isComputedPropertyName(property.name)) {
          const { text } = property.name;
          const own = ts.isPropertyAssignment(property)
            ? property.initializer
            : ts.isShorthandPropertyAssignment(property)
              ? property.name
              : undefined;
          addKey(api, text, own);
        }
      }
    }
  };

  const addSlots = (api: Api, use: Use, value: ts.Expression): void => {
    const keys = collectLiterals(value, constants)
      .flatMap(({ properties }) => [...properties])
      .flatMap(({ name }) => (name && !ts.isComputedPropertyName(name) ? name.text : []));
    for (const { name } of api.slots) {
      if (keys.some((key) => isSameSlot(key, name))) {
        use.slots.add(name);
      }
    }
  };

  /** Adds a prop of a component, or a key of an interface, with what its value tells. */
  const addKey = (api: Api | undefined, key: string, value?: ts.Expression): void => {
    const use = addApi(api);
    if (!use || !api) {
      return;
    }
    if (api.props.some(({ name }) => name === key)) {
      use.props.add(key);
    }
    if (value && slotProps.has(key)) {
      addSlots(api, use, value);
    } else if (value) {
      findValueApis(api, key, finder).forEach((found) => addValue(found, value));
    }
  };

  return { uses, addApi, addKey, addValue };
}
