import ts from 'typescript';
import { library } from '../../../../library';
import { type Code, collectCalls } from './componentCode';
import type { Modules, Place } from './modules';

/** Gives the value of a property where the code is an object literal; of `{ name }` the identifier. */
function getValue(node: ts.Node, key: string): ts.Expression | undefined {
  const properties = ts.isObjectLiteralExpression(node) ? node.properties : [];
  for (const property of properties) {
    if (property.name && ts.isIdentifier(property.name) && property.name.text === key) {
      return ts.isPropertyAssignment(property)
        ? property.initializer
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : undefined;
    }
  }
  return undefined;
}

/** The name of a component in the theme, and whether `defaultProps` set there reach it. */
interface ThemeName {
  name: string;
  hasDefaultProps: boolean;
}

const themeName = new RegExp(`^${library.themePrefix}[A-Z]\\w*$`);

const isThemeName = (node: ts.Node | undefined): node is ts.StringLiteral =>
  node !== undefined && ts.isStringLiteral(node) && themeName.test(node.text);

/** The name in `useThemeProps({ props, name })`, whatever a minifier made of the function's name. */
function getThemePropsName(call: ts.CallExpression): ts.Expression | undefined {
  const [argument] = call.arguments;
  return argument && getValue(argument, 'props') && getValue(argument, 'name');
}

/** The name in `useX(props, 'MuiX')`, `consumeSlots('MuiX', …)` or `createX({ name: 'MuiX' })`. */
function getPassedName(call: ts.CallExpression): string | undefined {
  const names = call.arguments.flatMap((argument) => [argument, getValue(argument, 'name')]);
  return names.find(isThemeName)?.text;
}

/** Whether a function takes the theme's props of whatever name it is given. */
function takesName({ node }: Place): boolean {
  return collectCalls(node).some((call) => {
    const name = getThemePropsName(call);
    return name !== undefined && ts.isIdentifier(name);
  });
}

/** Finds the names that code takes the theme's props by. */
function findThemePropsNames(modules: Modules, { module, node }: Place): string[] {
  // What a wrapper wraps is code of its own.
  const calls = ts.isCallExpression(node) ? [node] : collectCalls(node);
  return calls.flatMap((call) => {
    const name = getThemePropsName(call);
    if (isThemeName(name)) {
      return [name.text];
    }
    const passed = getPassedName(call);
    const callee = passed && ts.isIdentifier(call.expression) ? call.expression.text : '';
    const target = modules.findName(module, callee);
    return passed && target && takesName(target) ? [passed] : [];
  });
}

/** The name in `styled('div', { name: 'MuiX' })(…)`, or in `makeStyles(…, { name: 'MuiX' })` of v4. */
function getStyleName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  const names = node.arguments.map((argument) => getValue(argument, 'name'));
  return names.find(isThemeName)?.text ?? getStyleName(node.expression);
}

/** Finds the name of the first styles that code uses. */
function findStyleName(modules: Modules, place: Place): string | undefined {
  const { module, node } = place;
  if (ts.isIdentifier(node)) {
    const target = modules.findName(module, node.text);
    return target ? getStyleName(target.node) : undefined;
  }
  return ts.forEachChild(node, (child) => findStyleName(modules, { ...place, node: child }));
}

/**
 * Finds a component's name in the theme: the one that it takes `defaultProps` by, else that of its
 * styles. Another component that it hands its props to may take them by the first one's name
 * (`ChartsXAxis` in v8); the other's own name is not the component's.
 *
 * @param code from `collectCode`
 * @returns `null` when it has neither
 */
export function findThemeName(modules: Modules, code: Code[], component: string): ThemeName | null {
  for (const place of code) {
    const names = findThemePropsNames(modules, place);
    const name = names.find((item) => place.isOwn || item === `${library.themePrefix}${component}`);
    if (name) {
      return { name, hasDefaultProps: true };
    }
  }
  for (const place of code.filter((item) => item.isOwn)) {
    const name = findStyleName(modules, place);
    if (name) {
      return { name, hasDefaultProps: false };
    }
  }
  return null;
}
