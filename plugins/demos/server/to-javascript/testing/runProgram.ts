import { inspect } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { transformSync } from '@swc/core';

function createModules(log: (...values: unknown[]) => void): Record<string, unknown> {
  function K(...values: unknown[]) {
    log('new K', ...values);
  }
  K.s = (value: unknown) => value;
  const f = (...values: unknown[]) => {
    log('f', ...values);
    return values[0];
  };
  const m = {
    __esModule: true,
    default: 'default',
    mv: 'mv',
    log,
    f,
    K,
    X: Object.assign(() => {}, { Y: 'Y' }),
  };
  const createElement = (type: unknown, props: unknown, ...children: unknown[]) => {
    // Where a line of text is broken, it becomes two children that show the same.
    const isText = children.some((child) => typeof child === 'string');
    log('element', type, props, isText ? children.join('') : children);
    return { element: true };
  };
  return { m, react: { __esModule: true, default: { createElement, Fragment: 'Fragment' } } };
}

/** A function's text is a matter of taste. */
const start = "Function.prototype.toString = () => 'function';";

/** Runs a JavaScript program with JSX and returns what it logged, exported and threw; its modules are made up. */
export function runProgram(code: string): string {
  const { code: compiled } = transformSync(code, {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'ecmascript', jsx: true, autoAccessors: true, decorators: true },
      transform: { react: { runtime: 'classic' } },
    },
    module: { type: 'commonjs' },
    isModule: true,
  });
  const lines: string[] = [];
  const print = (values: unknown[]) =>
    lines.push(inspect(values, { depth: 4, getters: false, breakLength: Infinity }));
  const modules = createModules((...values) => print(values));
  const exports = {};
  try {
    runInContext(
      start + compiled,
      createContext({ exports, module: { exports }, require: (name: string) => modules[name] }),
      { timeout: 500 },
    );
  } catch (error) {
    lines.push(`throws ${String(error).replace(/\(intermediate value\)/g, '')}`);
  }
  for (const [key, value] of Object.entries(exports)) {
    print([key, value]);
  }
  return lines.join('\n');
}
