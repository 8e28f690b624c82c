import ts from 'typescript';
import type { Api } from '../../types';
import { collectNodes } from '../package-files/syntax';
import type { ApiFinder } from './apiFinder';
import {
  type Constants,
  type Value,
  collectConstants,
  collectLiterals,
  collectTyped,
  parseTypeNames,
} from './values';

/** What a demo uses of a page of the reference: only what the page has. */
export interface Use {
  props: Set<string>;
  slots: Set<string>;
}

export type DemoUses = Map<Api, Use>;

/** Props with slots as keys, in all versions. */
const slotProps = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/** `toolbar` in `slots` and `componentsProps` is `Toolbar` in the `components` of old versions. */
const isSameSlot = (a: string, b: string) =>
  a.slice(1) === b.slice(1) && a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase();

/** Creates an empty list of uses, and the functions that add to it. */
function createUseRecorder(constants: Constants, { findNamed }: ApiFinder) {
  const uses: DemoUses = new Map();
  /** Objects that were added, by page: a name in one may lead back to it. */
  const done = new Map<Api, Set<ts.Node>>();

  const addApi = (api: Api): Use => {
    const use = uses.get(api) ?? { props: new Set(), slots: new Set() };
    uses.set(api, use);
    return use;
  };

  /** Adds the keys of the objects that a value leads to. */
  const addValue = (api: Api, value: Value): void => {
    const seen = done.get(api) ?? new Set();
    done.set(api, seen);
    for (const literal of collectLiterals(value, constants).filter((item) => !seen.has(item))) {
      seen.add(literal);
      for (const property of literal.properties) {
        if (ts.isSpreadAssignment(property)) {
          addValue(api, property.expression);
        } else if (!ts.isComputedPropertyName(property.name)) {
          const own = ts.isPropertyAssignment(property)
            ? property.initializer
            : ts.isShorthandPropertyAssignment(property)
              ? property.name
              : undefined;
          addKey(api, property.name.text, own);
        }
      }
    }
  };

  const addSlots = ({ slots }: Api, use: Use, value: ts.Expression): void => {
    const keys = collectLiterals(value, constants)
      .flatMap(({ properties }) => [...properties])
      .flatMap(({ name }) => (name && !ts.isComputedPropertyName(name) ? name.text : []));
    for (const { name } of slots) {
      if (keys.some((key) => isSameSlot(key, name))) {
        use.slots.add(name);
      }
    }
  };

  /** Adds a prop of a component or a key of an interface, and what its value uses. */
  const addKey = (api: Api, key: string, value?: ts.Expression): void => {
    const use = addApi(api);
    const prop = api.props.find(({ name }) => name === key);
    if (prop) {
      use.props.add(key);
    }
    if (value && slotProps.has(key)) {
      addSlots(api, use, value);
    } else if (value && prop) {
      parseTypeNames(prop.type)
        .flatMap((name) => findNamed(api.product, name) ?? [])
        .forEach((found) => addValue(found, value));
    }
  };

  return { uses, addApi, addKey, addValue };
}

/** Lists what wraps or makes a component: of `styled(DataGrid)({ … })`, what is called and its arguments. */
function collectWrapped(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isCallExpression(node)) {
    return [node.expression, ...node.arguments];
  }
  if (ts.isTaggedTemplateExpression(node)) {
    return [node.tag];
  }
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? [node.expression] : [];
}

/** Finds the page of an imported component, also behind `const Grid = styled(DataGrid)(…)`. */
function findComponent(
  node: ts.Expression,
  constants: Constants,
  finder: ApiFinder,
  depth = 3,
): Api | undefined {
  if (!ts.isIdentifier(node)) {
    const [found] = collectWrapped(node).flatMap(
      (part) => findComponent(part, constants, finder, depth) ?? [],
    );
    return found;
  }
  const value = depth > 0 ? constants.get(node.text) : undefined;
  return (
    finder.findImported(node.text) ?? (value && findComponent(value, constants, finder, depth - 1))
  );
}

/** `({ row, id: rowId })` → row, id */
function collectPatternKeys(name: ts.BindingName): string[] {
  return ts.isObjectBindingPattern(name)
    ? name.elements.map((element) => (element.propertyName ?? element.name).getText())
    : [];
}

/**
 * Collects what a demo uses of the reference: components and their props, slots, keys of objects that are
 * typed with a documented interface, methods of the grid's API. It only reads syntax: what gets its type
 * from elsewhere, such as the parameter of an inline callback, is missing.
 *
 * @param code text of a TypeScript file
 */
export function collectDemoUses(
  code: string,
  createFinder: (source: ts.SourceFile) => ApiFinder,
): DemoUses {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true);
  const finder = createFinder(source);
  const constants = collectConstants(source);
  const { uses, addApi, addKey, addValue } = createUseRecorder(constants, finder);
  finder.locals.flatMap((local) => finder.findImported(local) ?? []).forEach(addApi);

  /** Pages of the interfaces that variables and parameters are typed with. */
  const variables = new Map<string, Api[]>();
  /** Pages of the interfaces that refs lead to. */
  const refs = new Map<string, Api>();
  for (const { name, initializer } of collectNodes(source, ts.isVariableDeclaration)) {
    const api =
      initializer && ts.isCallExpression(initializer)
        ? finder.findHooked(initializer.expression.getText())
        : undefined;
    if (api) {
      refs.set(name.getText(), api);
    }
  }

  const visitTyped = (node: ts.Node): void => {
    const { names, values, binding } = collectTyped(node);
    const apis = names.flatMap((name) => finder.findImported(name) ?? []);
    for (const api of apis) {
      values.forEach((value) => addValue(api, value));
      if (binding) {
        collectPatternKeys(binding).forEach((key) => addKey(api, key));
      }
    }
    if (binding && ts.isIdentifier(binding) && apis.length > 0) {
      variables.set(binding.text, apis);
    }
  };

  const visitElement = ({ tagName, attributes }: ts.JsxOpeningLikeElement): void => {
    const api = ts.isIdentifier(tagName) ? findComponent(tagName, constants, finder) : undefined;
    if (!api) {
      return;
    }
    for (const attribute of attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        addValue(api, attribute.expression);
      } else {
        const { name, initializer } = attribute;
        const isExpression = initializer && ts.isJsxExpression(initializer);
        addKey(api, name.getText(), isExpression ? initializer.expression : undefined);
      }
    }
  };

  const visitAccess = ({ expression, name }: ts.PropertyAccessExpression): void => {
    if (ts.isIdentifier(expression)) {
      variables.get(expression.text)?.forEach((api) => addKey(api, name.text));
    }
    // `apiRef.current.setPage`, also with `?.` or `!`
    const object = ts.isNonNullExpression(expression) ? expression.expression : expression;
    const isRef = ts.isPropertyAccessExpression(object) && object.name.text === 'current';
    const api = isRef ? refs.get(object.expression.getText()) : undefined;
    if (api) {
      addKey(api, name.text);
    }
  };

  const visit = (node: ts.Node): void => {
    visitTyped(node);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      visitElement(node);
    } else if (ts.isPropertyAccessExpression(node)) {
      visitAccess(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
