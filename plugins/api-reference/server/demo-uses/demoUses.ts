import ts from 'typescript';
import type { Api } from '../../types';
import { type ApiFinder, type Imported, collectImports, findComponent } from './apiFinder';
import { type Constants, type Value, collectConstants, collectLiterals } from './objectLiterals';
import { collectTypeNames, collectTyped, parseType } from './typeNames';

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
function createUseRecorder(constants: Constants, finder: ApiFinder) {
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

/** The hooks of the library that give a ref to the methods of a component, and their interface. */
const interfaces = new Map([
  ['useGridApiRef', 'GridApi'],
  ['useGridApiContext', 'GridApi'],
]);

/** Collects the variables of a file that hold such a ref, with the page of its interface. */
function collectApiRefs(
  source: ts.SourceFile,
  imports: ReadonlyMap<string, Imported>,
  finder: ApiFinder,
): Map<string, Api> {
  const refs = new Map<string, Api>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer)
    ) {
      const hook = imports.get(node.initializer.expression.getText());
      const name = hook && interfaces.get(hook.name);
      const api = name && finder.findImported(hook.specifier, name);
      if (api) {
        refs.set(node.name.getText(), api);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return refs;
}

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
