/** Defaults of props that a component's code has, where its types don't say them. */
import ts from 'typescript';
import type { Code } from './componentCode';
import type { Modules } from './modules';
import { collectNodes, listProperties } from '../../uses/syntax';

/** Longer values say little. */
const MAX_LENGTH = 60;

const keywords: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.TrueKeyword]: 'true',
  [ts.SyntaxKind.FalseKeyword]: 'false',
  [ts.SyntaxKind.NullKeyword]: 'null',
};

/** Returns a value as code, with the quotes of this site; nothing for what is worked out at run time. */
function toText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return `'${node.text.replaceAll("'", "\\'")}'`;
  }
  if (ts.isNumericLiteral(node)) {
    return node.text;
  }
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) {
    return node.operator === ts.SyntaxKind.MinusToken ? `-${node.operand.text}` : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(toText);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const items = listProperties(node).flatMap(({ name, node: key, value }) => {
      const text = value && ts.isIdentifier(key) ? toText(value) : undefined;
      return text === undefined ? [] : `${name}: ${text}`;
    });
    if (items.length < node.properties.length) {
      return undefined;
    }
    return items.length > 0 ? `{ ${items.join(', ')} }` : '{}';
  }
  // A component: `icon: CheckIcon`.
  const isComponent = ts.isIdentifier(node) && /^[A-Z][a-z]/.test(node.text);
  return isComponent ? node.text : keywords[node.kind];
}

const toName = (name: ts.Node | undefined) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

type Default = readonly [prop: string, value: ts.Expression];

/** Of `{ size = 'md', open: isOpen = false }`. */
const readPattern = (pattern: ts.ObjectBindingPattern): Default[] =>
  pattern.elements.flatMap(({ name, propertyName, initializer }) => {
    const prop = toName(propertyName ?? name);
    return prop !== undefined && initializer ? [[prop, initializer] as const] : [];
  });

/** Of `{ size: 'md' }`. */
const readObject = (node: ts.Node | undefined): Default[] =>
  listProperties(node).flatMap(({ name, value }) => (value ? [[name, value] as const] : []));

/** Whether it is a hook that completes props: `useProps('Button', defaults, props)`. */
const isPropsHook = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression) && /props$/i.test(expression.text);

/** The values that one function gives to props that its caller leaves out. */
function readFunction(modules: Modules, { module, node }: Code): Default[] {
  const [parameter] = ts.isFunctionLike(node) ? node.parameters : [];
  if (!parameter) {
    return [];
  }
  if (ts.isObjectBindingPattern(parameter.name)) {
    return readPattern(parameter.name);
  }
  const names = new Set([toName(parameter.name)]);
  const isProps = (item: ts.Node) => ts.isIdentifier(item) && names.has(item.text);
  const completesProps = (value: ts.Expression): value is ts.CallExpression =>
    ts.isCallExpression(value) &&
    isPropsHook(value) &&
    value.arguments.some((argument) => collectNodes(argument, ts.isIdentifier).some(isProps));
  return collectNodes(node, ts.isVariableDeclaration).flatMap(({ name, initializer }) => {
    const isHook = initializer !== undefined && completesProps(initializer);
    if (!isHook && !(initializer && isProps(initializer))) {
      return [];
    }
    if (ts.isIdentifier(name)) {
      names.add(name.text);
    }
    const given = isHook ? initializer.arguments.filter(ts.isIdentifier) : [];
    return [
      ...given.flatMap(({ text }) => readObject(modules.findName(module, text)?.node)),
      ...(ts.isObjectBindingPattern(name) ? readPattern(name) : []),
    ];
  });
}

/**
 * Reads the defaults that a component's own functions give to its props: in the pattern that takes the
 * props apart, and in an object that a hook completes them from.
 *
 * @returns values as code, by prop
 */
export function readRuntimeDefaults(modules: Modules, code: readonly Code[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const item of code.filter(({ isOwn }) => isOwn)) {
    for (const [prop, value] of readFunction(modules, item)) {
      const text = toText(value);
      if (text !== undefined && text.length <= MAX_LENGTH && !found.has(prop)) {
        found.set(prop, text);
      }
    }
  }
  return found;
}
