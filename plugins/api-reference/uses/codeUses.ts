import ts from 'typescript';
import type { ApiFinder, UsablePage } from './apiFinder';
import { collectNodes } from './syntax';
import {
  type Constants,
  type Value,
  collectConstants,
  collectLiterals,
  collectTyped,
  parseTypeNames,
} from './values';

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

/** An element of a component. */
export interface UsedElement<Page> {
  page: Page;
  node: ts.JsxOpeningLikeElement;
}

/** What code uses of the reference. */
export interface CodeUses<Page> {
  uses: CodeUse<Page>[];
  elements: UsedElement<Page>[];
}

/** Props with slots as keys, in all versions. */
const slotProps = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/** `toolbar` in `slots` and `componentsProps` is `Toolbar` in the `components` of old versions. */
const isSameSlot = (a: string, b: string) =>
  a.slice(1) === b.slice(1) && a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase();

/** Creates an empty list of uses, and the functions that add to it. */
function createUseRecorder<Page extends UsablePage>(
  constants: Constants,
  functions: readonly ts.FunctionDeclaration[],
  { findNamed }: ApiFinder<Page>,
) {
  const named = new Map<string, Value>([
    ...functions.flatMap((item) => (item.name ? [[item.name.text, item] as const] : [])),
    ...constants,
  ]);
  const uses: CodeUse<Page>[] = [];
  /** Objects that were added, by page: a name in one may lead back to it. */
  const done = new Map<Page, Set<ts.Node>>();

  const addWhole = (page: Page, node: ts.Node): void => {
    uses.push({ page, part: 'whole', name: page.name, node });
  };

  /** Adds the keys of the objects that a value leads to. */
  const addValue = (page: Page, value: Value): void => {
    const seen = done.get(page) ?? new Set();
    done.set(page, seen);
    for (const literal of collectLiterals(value, constants).filter((item) => !seen.has(item))) {
      seen.add(literal);
      for (const property of literal.properties) {
        if (ts.isSpreadAssignment(property)) {
          addValue(page, property.expression);
        } else if (!ts.isComputedPropertyName(property.name)) {
          const own = ts.isPropertyAssignment(property)
            ? property.initializer
            : ts.isShorthandPropertyAssignment(property)
              ? property.name
              : undefined;
          addKey(page, property.name.text, property.name, own);
        }
      }
    }
  };

  /** Adds the slots that an object has keys of, and what it passes to their components. */
  const addSlots = (page: Page, value: ts.Expression): void => {
    const items = collectLiterals(value, constants).flatMap(({ properties }) => [...properties]);
    for (const slot of page.slots) {
      for (const item of items) {
        const { name: node } = item;
        if (!node || ts.isComputedPropertyName(node) || !isSameSlot(node.text, slot.name)) {
          continue;
        }
        uses.push({ page, part: 'slot', name: slot.name, node });
        // `DefaultLegend` takes the props of `Legend`.
        const [component] = [slot.default?.replace(/^Default/, ''), slot.default].flatMap(
          (name) => (name && findNamed(page.product, name)) || [],
        );
        if (component && ts.isPropertyAssignment(item)) {
          addValue(component, item.initializer);
        }
      }
    }
  };

  /** Adds a prop of a component or a key of an interface, and what its value uses. */
  const addKey = (page: Page, key: string, node: ts.Node, value?: ts.Expression): void => {
    const prop = page.props.find(({ name }) => name === key);
    if (prop) {
      const given = value && ts.isIdentifier(value) ? (named.get(value.text) ?? value) : value;
      uses.push({ page, part: 'prop', name: key, node, ...(given && { value: given }) });
    }
    if (value && slotProps.has(key)) {
      addSlots(page, value);
    } else if (value && prop) {
      parseTypeNames(prop.type)
        .flatMap((name) => findNamed(page.product, name) ?? [])
        .forEach((found) => addValue(found, value));
    }
  };

  return { uses, addWhole, addKey, addValue };
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
function findComponent<Page extends UsablePage>(
  node: ts.Expression,
  constants: Constants,
  finder: ApiFinder<Page>,
  depth = 3,
): Page | undefined {
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
function collectPatternKeys(name: ts.BindingName): ts.Node[] {
  return ts.isObjectBindingPattern(name)
    ? name.elements.map((element) => element.propertyName ?? element.name)
    : [];
}

/**
 * Collects what code uses of the reference: components and their props, slots, keys of objects that are
 * typed with a documented interface, methods of the objects that refs lead to. It only reads syntax: what
 * gets its type from elsewhere, such as the parameter of an inline callback, is missing.
 */
export function collectUses<Page extends UsablePage>(
  source: ts.SourceFile,
  finder: ApiFinder<Page>,
): CodeUses<Page> {
  const constants = collectConstants(source);
  const { uses, addWhole, addKey, addValue } = createUseRecorder(
    constants,
    collectNodes(source, ts.isFunctionDeclaration),
    finder,
  );
  const elements: UsedElement<Page>[] = [];
  for (const { local, node } of finder.imports) {
    const page = finder.findImported(local);
    if (page) {
      addWhole(page, node);
    }
  }

  /** Pages of the interfaces that variables and parameters are typed with. */
  const variables = new Map<string, Page[]>();
  /** Pages of the interfaces that refs lead to. */
  const refs = new Map<string, Page>();
  for (const { name, initializer } of collectNodes(source, ts.isVariableDeclaration)) {
    const page =
      initializer && ts.isCallExpression(initializer)
        ? finder.findHooked(initializer.expression.getText())
        : undefined;
    if (page) {
      refs.set(name.getText(), page);
    }
  }

  const visitTyped = (node: ts.Node): void => {
    const { names, values, binding } = collectTyped(node);
    const pages = names.flatMap((name) => finder.findImported(name) ?? []);
    for (const page of pages) {
      values.forEach((value) => addValue(page, value));
      if (binding) {
        collectPatternKeys(binding).forEach((key) => addKey(page, key.getText(), key));
      }
    }
    if (binding && ts.isIdentifier(binding) && pages.length > 0) {
      variables.set(binding.text, pages);
    }
  };

  const visitElement = (node: ts.JsxOpeningLikeElement): void => {
    const { tagName, attributes } = node;
    const page = ts.isIdentifier(tagName) ? findComponent(tagName, constants, finder) : undefined;
    if (!page) {
      return;
    }
    elements.push({ page, node });
    for (const attribute of attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        addValue(page, attribute.expression);
      } else {
        const { name, initializer } = attribute;
        const isExpression = initializer && ts.isJsxExpression(initializer);
        addKey(page, name.getText(), name, isExpression ? initializer.expression : initializer);
      }
    }
  };

  const visitAccess = ({ expression, name }: ts.PropertyAccessExpression): void => {
    if (ts.isIdentifier(expression)) {
      variables.get(expression.text)?.forEach((page) => addKey(page, name.text, name));
    }
    // `apiRef.current.setPage`, also with `?.` or `!`
    const object = ts.isNonNullExpression(expression) ? expression.expression : expression;
    const isRef = ts.isPropertyAccessExpression(object) && object.name.text === 'current';
    const page = isRef ? refs.get(object.expression.getText()) : undefined;
    if (page) {
      addKey(page, name.text, name);
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
  return { uses, elements };
}
