import ts from 'typescript';
import { collectCalls } from './collectCalls';
import { collectDefinition } from './collectDefinition';
import type { Modules, Place } from './createModules';

/** A function that works on a component's props, or a call that wraps such a function. */
export interface Code extends Place {
  /** Whether it belongs to the component itself, not to another one that it hands its props to. */
  isOwn: boolean;
}

/** How far props are followed: `DataGrid` → `useDataGridProps` is one step. */
const maxSteps = 3;

/** `props`, or `_extends({}, props, …)`. */
function holds(node: ts.Expression | undefined, props: string): boolean {
  return (
    node !== undefined &&
    (ts.isIdentifier(node)
      ? node.text === props
      : ts.isCallExpression(node) && node.arguments.some((item) => holds(item, props)))
  );
}

/** Gives what a call hands the props to: a hook (`useX(props)`) or a component (`_jsx(X, props)`). */
function getReceiver(call: ts.CallExpression, props: string): ts.Identifier | null {
  const { expression, arguments: given } = call;
  if (!ts.isIdentifier(expression)) {
    return null;
  }
  const [first, second] = given;
  if (expression.text.startsWith('_jsx')) {
    return first && ts.isIdentifier(first) && holds(second, props) ? first : null;
  }
  return first && ts.isIdentifier(first) && first.text === props ? expression : null;
}

/**
 * Collects the code that a component's props run through, in the order in which they do:
 * its own functions, the hooks that these hand the props to, and the components that they do.
 */
export function collectCode(modules: Modules, component: Place): Code[] {
  const collected: Code[] = [];
  const seen = new Set<ts.Node>();

  const visitFunction = (code: Code, steps: number): void => {
    collected.push(code);
    const [parameter] = ts.isFunctionLike(code.node) ? code.node.parameters : [];
    if (!parameter || !ts.isIdentifier(parameter.name) || steps === maxSteps) {
      return;
    }
    for (const call of collectCalls(code.node)) {
      const receiver = getReceiver(call, parameter.name.text);
      const target = receiver && modules.findName(code.module, receiver.text);
      if (target) {
        visit(target, code.isOwn && receiver === call.expression, steps + 1);
      }
    }
  };

  const visit = (place: Place, isOwn: boolean, steps: number): void => {
    if (seen.has(place.node)) {
      return;
    }
    seen.add(place.node);
    const { wrappers, functions } = collectDefinition(modules, place);
    collected.push(...wrappers.map((wrapper) => ({ ...wrapper, isOwn })));
    functions.forEach((item) => visitFunction({ ...item, isOwn }, steps));
  };

  visit(component, true, 0);
  return collected;
}
