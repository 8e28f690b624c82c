/** Defaults of props that a component's code has, where its types don't say them. */
import ts from 'typescript';
import type { Code } from './componentCode';
import type { Modules } from './modules';
import { collectNodes } from '../../uses/syntax';

/** Longer values say little. */
const MAX_LENGTH = 60;

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
    const items = node.properties.map((property) => {
      const value = ts.isPropertyAssignment(property) ? toText(property.initializer) : undefined;
      return value && ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
        ? `${property.name.text}: ${value}`
        : undefined;
    });
    return items.includes(undefined)
      ? undefined
      : items.length > 0
        ? `{ ${items.join(', ')} }`
        : '{}';
  }
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return 'true';
    case ts.SyntaxKind.FalseKeyword:
      return 'false';
    case ts.SyntaxKind.NullKeyword:
      return 'null';
    default:
      // A component: `icon: CheckIcon`.
      return ts.isIdentifier(node) && /^[A-Z][a-z]/.test(node.text) ? node.text : undefined;
  }
}

const toName = (name: ts.Node | undefined) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

/** Of `{ size = 'md', open: isOpen = false }`. */
function* readPattern(pattern: ts.ObjectBindingPattern): Generator<[string, ts.Expression]> {
  for (const { name, propertyName, initializer } of pattern.elements) {
    const prop = toName(propertyName ?? name);
    if (prop !== undefined && initializer) {
      yield [prop, initializer];
    }
  }
}

/** Of `{ size: 'md' }`. */
function* readObject(node: ts.ObjectLiteralExpression): Generator<[string, ts.Expression]> {
  for (const property of node.properties) {
    const prop = toName(property.name);
    if (prop !== undefined && ts.isPropertyAssignment(property)) {
      yield [prop, property.initializer];
    }
  }
}

/** Whether it is a hook that completes props: `useProps('Button', defaults, props)`. */
const isPropsHook = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression) && /props$/i.test(expression.text);

/** The values that one function gives to props that its caller leaves out. */
function* readFunction(
  modules: Modules,
  { module, node }: Code,
): Generator<[string, ts.Expression]> {
  const [parameter] = ts.isFunctionLike(node) ? node.parameters : [];
  if (!parameter) {
    return;
  }
  if (ts.isObjectBindingPattern(parameter.name)) {
    yield* readPattern(parameter.name);
    return;
  }
  const names = new Set([toName(parameter.name)]);
  const isProps = (item: ts.Identifier) => names.has(item.text);
  const hasProps = (call: ts.CallExpression) =>
    call.arguments.some((argument) => collectNodes(argument, ts.isIdentifier).some(isProps));
  for (const { name, initializer } of collectNodes(node, ts.isVariableDeclaration)) {
    if (!initializer) {
      continue;
    }
    const isHook =
      ts.isCallExpression(initializer) && isPropsHook(initializer) && hasProps(initializer);
    if (isHook) {
      for (const argument of initializer.arguments.filter(ts.isIdentifier)) {
        const target = modules.findName(module, argument.text)?.node;
        if (target && ts.isObjectLiteralExpression(target)) {
          yield* readObject(target);
        }
      }
    }
    if (isHook || (ts.isIdentifier(initializer) && isProps(initializer))) {
      if (ts.isObjectBindingPattern(name)) {
        yield* readPattern(name);
      } else if (ts.isIdentifier(name)) {
        names.add(name.text);
      }
    }
  }
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
