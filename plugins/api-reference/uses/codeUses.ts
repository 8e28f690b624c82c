import ts from 'typescript';
import type { ApiFinder, UsablePage } from './apiFinder';
import { collectNodes } from './syntax';
import { type CodeUse, createUseRecorder } from './useRecorder';
import { type Constants, collectConstants, collectTyped } from './values';

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
const collectPatternKeys = (name: ts.BindingName | undefined): ts.Node[] =>
  name && ts.isObjectBindingPattern(name)
    ? name.elements.map((element) => element.propertyName ?? element.name)
    : [];

/** Collects the variables that hooks of the library return refs to, each with the page of what it leads to. */
const collectRefs = <Page extends UsablePage>(
  source: ts.SourceFile,
  { findHooked }: ApiFinder<Page>,
): ReadonlyMap<string, Page> =>
  new Map(
    collectNodes(source, ts.isVariableDeclaration).flatMap(({ name, initializer }) => {
      const page =
        initializer && ts.isCallExpression(initializer)
          ? findHooked(initializer.expression.getText())
          : undefined;
      return page ? [[name.getText(), page] as const] : [];
    }),
  );

/** Returns what `.current` is read of: `apiRef` in `apiRef.current`, also with `?.` or `!` after it. */
function findRef(expression: ts.Expression): string | undefined {
  const object = ts.isNonNullExpression(expression) ? expression.expression : expression;
  return ts.isPropertyAccessExpression(object) && object.name.text === 'current'
    ? object.expression.getText()
    : undefined;
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
  const { uses, addKey, addValue } = createUseRecorder(source, constants, finder);
  const addName = (page: Page, node: ts.Node) =>
    addKey(page, { name: node.getText(), node, value: undefined });
  const elements: UsedElement<Page>[] = [];
  const refs = collectRefs(source, finder);
  /** Pages of the interfaces that variables and parameters are typed with. */
  const variables = new Map<string, Page[]>();
  for (const { local, node } of finder.imports) {
    const page = finder.findImported(local);
    if (page) {
      uses.push({ page, part: 'whole', name: page.name, node });
    }
  }

  const visitTyped = (node: ts.Node): void => {
    const { names, values, binding } = collectTyped(node);
    const pages = names.flatMap((name) => finder.findImported(name) ?? []);
    for (const page of pages) {
      values.forEach((value) => addValue(page, value));
      collectPatternKeys(binding).forEach((key) => addName(page, key));
    }
    if (binding && ts.isIdentifier(binding) && pages.length > 0) {
      variables.set(binding.text, pages);
    }
  };

  const visitElement = (node: ts.JsxOpeningLikeElement): void => {
    const { tagName } = node;
    const page = ts.isIdentifier(tagName) ? findComponent(tagName, constants, finder) : undefined;
    if (!page) {
      return;
    }
    elements.push({ page, node });
    for (const attribute of node.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        addValue(page, attribute.expression);
      } else {
        const { name, initializer } = attribute;
        const value =
          initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
        addKey(page, { name: name.getText(), node: name, value });
      }
    }
  };

  const visitAccess = ({ expression, name }: ts.PropertyAccessExpression): void => {
    const typed = ts.isIdentifier(expression) ? variables.get(expression.text) : undefined;
    typed?.forEach((page) => addName(page, name));
    const page = refs.get(findRef(expression) ?? '');
    if (page) {
      addName(page, name);
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
