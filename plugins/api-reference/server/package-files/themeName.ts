import ts from 'typescript';
import type { Code } from './componentCode';
import type { Modules, Place } from './modules';
import { collectCalls, collectNodes, getValue } from '../../uses/syntax';

/** The name of a component in the theme, and whether it reads `defaultProps` under that name. */
interface ThemeName {
  name: string;
  hasDefaultProps: boolean;
}

/** Returns the text of a string that is a name in the theme; a library without a prefix has none. */
function getThemeName(node: ts.Node | undefined, { themePrefix }: Modules): string | undefined {
  return themePrefix &&
    node &&
    ts.isStringLiteral(node) &&
    new RegExp(`^${themePrefix}[A-Z]\\w*$`).test(node.text)
    ? node.text
    : undefined;
}

/** Returns the name in `useThemeProps({ props, name })`, whatever a minifier named that function. */
function getThemePropsName(call: ts.CallExpression): ts.Expression | undefined {
  const [argument] = call.arguments;
  return argument && getValue(argument, 'props') && getValue(argument, 'name');
}

/** Returns the name in `useX(props, 'MuiX')`, `consumeSlots('MuiX', …)` or `createX({ name: 'MuiX' })`. */
function getPassedName(call: ts.CallExpression, modules: Modules): string | undefined {
  const names = call.arguments.flatMap((argument) => [argument, getValue(argument, 'name')]);
  return names.flatMap((name) => getThemeName(name, modules) ?? [])[0];
}

/** Whether a function reads the theme's props under the name that it is given. */
function takesName({ node }: Place): boolean {
  return collectCalls(node).some((call) => {
    const name = getThemePropsName(call);
    return name !== undefined && ts.isIdentifier(name);
  });
}

/** Finds the names under which code reads the theme's props. */
function findThemePropsNames(modules: Modules, { module, node }: Place): string[] {
  // What a wrapper wraps is listed on its own.
  const calls = ts.isCallExpression(node) ? [node] : collectCalls(node);
  return calls.flatMap((call) => {
    const name = getThemeName(getThemePropsName(call), modules);
    if (name) {
      return [name];
    }
    const passed = getPassedName(call, modules);
    const callee = passed && ts.isIdentifier(call.expression) ? call.expression.text : '';
    const target = modules.findName(module, callee);
    return passed && target && takesName(target) ? [passed] : [];
  });
}

/** Returns the name in `styled('div', { name: 'MuiX' })(…)`, or in v4's `makeStyles(…, { name: 'MuiX' })`. */
function getStyleName(node: ts.Node, modules: Modules): string | undefined {
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  const [name] = node.arguments.flatMap(
    (argument) => getThemeName(getValue(argument, 'name'), modules) ?? [],
  );
  return name ?? getStyleName(node.expression, modules);
}

/** Finds the name of the first styles that code uses. */
function findStyleName(modules: Modules, { module, node }: Place): string | undefined {
  for (const { text } of collectNodes(node, ts.isIdentifier)) {
    const target = modules.findName(module, text);
    const name = target && getStyleName(target.node, modules);
    if (name) {
      return name;
    }
  }
  return undefined;
}

/**
 * Finds a component's name in the theme: the one under which it reads `defaultProps`, or else the name
 * of its styles. A component that it passes its props to may read them under the first one's name
 * (`ChartsXAxis` in v8); under another name, they don't count.
 *
 * @param code from `collectCode`
 * @returns `null` when it has neither
 */
export function findThemeName(modules: Modules, code: Code[], component: string): ThemeName | null {
  for (const place of code) {
    const names = findThemePropsNames(modules, place);
    const name = names.find((item) => place.isOwn || item === `${modules.themePrefix}${component}`);
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
