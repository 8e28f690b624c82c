import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Modules, Place } from './modules';

/** Collects all calls inside a piece of code, outer ones first. */
export function collectCalls(node: ts.Node): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child)) {
      calls.push(child);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return calls;
}

/** Other builds of the same code, beside or below the one that is read. */
const otherBuilds = /(?:^|\/)(?:node_modules|esm|legacy|lib|modern|node)\//;

/**
 * Finds a component: what the package's root exports by its name, else what a file of that name
 * exports, for there are components that only a sub-path gives (`@mui/x-date-pickers/internals`).
 *
 * @param entry from `findPackageEntry`
 */
export function findComponent(modules: Modules, entry: string, name: string): Place | null {
  const exported = modules.findExport(entry, name);
  if (exported) {
    return exported;
  }
  const dir = path.dirname(entry);
  const basename = name + path.extname(entry);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === basename && !otherBuilds.test(`${file}`))
    .sort((a, b) => a.length - b.length);
  for (const file of files) {
    const place = modules.findExport(path.join(dir, file), name);
    if (place) {
      return place;
    }
  }
  return null;
}

/** All the code that makes a component. */
interface Definition {
  /** Names that stand for it or for what it wraps: `DataGrid`, `DataGridRaw`. */
  places: Place[];
  /** Functions that draw it. */
  functions: Place<ts.FunctionLikeDeclaration>[];
  /** Calls that wrap them: `React.memo(…)`, `consumeThemeProps('MuiX', …)`. */
  wrappers: Place<ts.CallExpression>[];
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Collects the functions of a component through `memo`, `forwardRef` and other wrappers. */
export function collectDefinition(modules: Modules, component: Place): Definition {
  const definition: Definition = { places: [], functions: [], wrappers: [] };
  const seen = new Set<ts.Node>();

  const visit = (place: Place): void => {
    const { module, node } = place;
    if (seen.has(node)) {
      return;
    }
    seen.add(node);
    if (isFunction(node)) {
      definition.functions.push({ ...place, node });
    } else if (ts.isParenthesizedExpression(node)) {
      visit({ ...place, node: node.expression });
    } else if (ts.isIdentifier(node)) {
      const target = modules.findName(module, node.text);
      if (target) {
        definition.places.push(target);
        visit(target);
      }
    } else if (ts.isCallExpression(node)) {
      definition.wrappers.push({ ...place, node });
      for (const argument of node.arguments) {
        visit({ ...place, node: argument });
      }
    }
  };

  definition.places.push(component);
  visit(component);
  return definition;
}

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
