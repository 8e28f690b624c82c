import ts from 'typescript';
import type { Api } from '../../types';
import { collectApiRefs } from './collectApiRefs';
import { collectConstants } from './collectConstants';
import { collectImports } from './collectImports';
import { collectTyped } from './collectTyped';
import type { ApiFinder } from './createApiFinder';
import { createUseRecorder, type DemoUses } from './createUseRecorder';
import { findComponent } from './findComponent';

/** Names of an object pattern: of `({ row, id: rowId })` `row` and `id`. */
function collectPatternKeys(name: ts.BindingName): string[] {
  return ts.isObjectBindingPattern(name)
    ? name.elements.map((element) => (element.propertyName ?? element.name).getText())
    : [];
}

/**
 * Collects what a demo uses of the reference: components and their props, keys of objects that are
 * typed with a documented interface, methods of the grid's API, slots. Syntax is all that is looked
 * at: what takes its type from elsewhere, such as the parameter of an inline callback, is not seen.
 *
 * @param code text of a TypeScript file
 */
export function collectDemoUses(code: string, finder: ApiFinder): DemoUses {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true);
  const imports = collectImports(source);
  const constants = collectConstants(source);
  const findImported = (local: string): Api | undefined => {
    const imported = imports.get(local);
    return imported && finder.findImported(imported.specifier, imported.name);
  };
  const { uses, addApi, addKey, addValue } = createUseRecorder(constants, finder);
  imports.forEach((_imported, local) => addApi(findImported(local)));

  const apiRefs = collectApiRefs(source, imports, finder);
  /** Pages of the interfaces that variables and parameters are typed with. */
  const variables = new Map<string, Api[]>();

  const visitTyped = (node: ts.Node): void => {
    const { names, values, binding } = collectTyped(node);
    const apis = names.flatMap((name) => findImported(name) ?? []);
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

  const visitElement = ({
    tagName,
    attributes,
  }: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void => {
    const api = findComponent(tagName.getText(), constants, findImported);
    if (!api) {
      return;
    }
    addApi(api);
    for (const attribute of attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        addValue(api, attribute.expression);
      } else {
        const { initializer } = attribute;
        const value =
          initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
        addKey(api, attribute.name.getText(), value);
      }
    }
  };

  const visitAccess = ({ expression, name }: ts.PropertyAccessExpression): void => {
    if (ts.isIdentifier(expression)) {
      variables.get(expression.text)?.forEach((api) => addKey(api, name.text));
    }
    // `apiRef.current.setPage`, also with `?.` or `!`
    const object = ts.isNonNullExpression(expression) ? expression.expression : expression;
    if (ts.isPropertyAccessExpression(object) && object.name.text === 'current') {
      addKey(apiRefs.get(object.expression.getText()), name.text);
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
