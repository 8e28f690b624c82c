import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Modules, Place } from './modules';
import { collectCalls } from '../../uses/syntax';

/** Other builds of the same code. */
const otherBuilds = /(?:^|\/)(?:node_modules|esm|legacy|lib|modern|node)\//;

/**
 * Finds a component that the package's root exports, or a file with its name: some components are only
 * exported from a sub-path (`@mui/x-date-pickers/internals`).
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

/** The code that a component consists of. */
interface Definition {
  /** Its names and those of what it wraps, the outermost first: `DataGrid`, `DataGridRaw`. */
  places: Place[];
  /** Functions that render it. */
  functions: Place<ts.FunctionLikeDeclaration>[];
  /** Calls that wrap them: `React.memo(…)`, `consumeThemeProps('MuiX', …)`. */
  wrappers: Place<ts.CallExpression>[];
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Collects the functions of a component through `memo`, `forwardRef` and other wrappers. */
export function collectDefinition(modules: Modules, component: Place): Definition {
  const definition: Definition = { places: [component], functions: [], wrappers: [] };
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

  visit(component);
  return definition;
}

/** A function that takes a component's props, or a call that wraps such a function. */
export interface Code extends Place {
  /** Whether it belongs to the component itself, not to one that it passes its props to. */
  isOwn: boolean;
}

/** How far to follow props: `DataGrid` → `useDataGridProps` is one step. */
const MAX_STEPS = 3;

/** Whether it is `props`, or `_extends({}, props, …)`. */
function holds(node: ts.Expression | undefined, props: string): boolean {
  return (
    node !== undefined &&
    (ts.isIdentifier(node)
      ? node.text === props
      : ts.isCallExpression(node) && node.arguments.some((item) => holds(item, props)))
  );
}

/** Returns what a call passes the props to: a hook (`useX(props)`) or a component (`_jsx(X, props)`). */
function getReceiver(call: ts.CallExpression, props: string): ts.Identifier | null {
  const {
    expression,
    arguments: [first, second],
  } = call;
  if (!ts.isIdentifier(expression)) {
    return null;
  }
  if (expression.text.startsWith('_jsx')) {
    return first && ts.isIdentifier(first) && holds(second, props) ? first : null;
  }
  return first && ts.isIdentifier(first) && first.text === props ? expression : null;
}

/**
 * Collects the code that a component's props run through, in that order: its own functions, and the
 * hooks and components that these pass the props to.
 */
export function collectCode(modules: Modules, component: Place): Code[] {
  const collected: Code[] = [];
  const seen = new Set<ts.Node>();

  const visitFunction = (code: Code, steps: number): void => {
    collected.push(code);
    const [parameter] = ts.isFunctionLike(code.node) ? code.node.parameters : [];
    if (!parameter || !ts.isIdentifier(parameter.name) || steps === MAX_STEPS) {
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
