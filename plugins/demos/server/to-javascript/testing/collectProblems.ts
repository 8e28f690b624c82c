import { createRequire } from 'node:module';
import { minifySync } from '@swc/core';
import ts from 'typescript';
import { parseSource } from '../parseSource';

const requireFrom = (file: string, name: string) => createRequire(file).resolve(name);
const babel = createRequire(
  ['@docusaurus/babel', '@babel/core'].reduce(
    requireFrom,
    require.resolve('@docusaurus/core/package.json'),
  ),
)('@babel/parser') as { parse: (code: string, options: object) => unknown };

/** TypeScript's own program, or the JavaScript one, without types, JSX, comments and taste. */
function toProgram(code: string, fileName: string): string {
  const { outputText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.React,
      allowJs: true,
      experimentalDecorators: true,
    },
  });
  const { code: program } = minifySync(outputText, {
    compress: false,
    mangle: false,
    module: true,
    format: { comments: false },
  });
  return program.replace(/;?export\{\};?$|^"use strict";/g, '');
}

/** What an output must be, whatever it was made of: a program that Babel and TypeScript read as JavaScript. */
export function collectSyntaxProblems(output: string): string[] {
  const problems: string[] = [];
  try {
    const plugins = ['jsx', 'decorators', 'decoratorAutoAccessors', 'explicitResourceManagement'];
    babel.parse(output, { sourceType: 'module', plugins });
  } catch (error) {
    problems.push(`Babel: ${(error as Error).message}`);
  }
  const parsed = parseSource(output, 'jsx');
  if ('message' in parsed) {
    problems.push(`TypeScript: ${parsed.message}`);
  }
  if (/^\n/.test(output)) {
    problems.push('starts with a blank line');
  }
  return problems;
}

/** Says where an output is another program than the one that TypeScript makes of the source. */
export function collectProgramProblems(source: string, output: string): string[] {
  const expected = toProgram(source, 'source.tsx');
  const actual = toProgram(output, 'output.jsx');
  let same = 0;
  while (same < expected.length && expected[same] === actual[same]) {
    same += 1;
  }
  const at = (program: string) => program.slice(Math.max(0, same - 40), same + 60);
  return expected === actual ? [] : [`TypeScript: ${at(expected)}\nours: ${at(actual)}`];
}
