import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { minifySync } from '@swc/core';
import ts from 'typescript';
import { toJavaScript } from '../javaScript';

const requireFrom = (file: string, name: string) => createRequire(file).resolve(name);
const babel = createRequire(
  ['@docusaurus/babel', '@babel/core'].reduce(
    requireFrom,
    require.resolve('@docusaurus/core/package.json'),
  ),
)('@babel/parser') as { parse: (code: string, options: object) => unknown };

/** What TypeScript makes of a file, without types, JSX, comments and taste. */
function toProgram(code: string, fileName: string): string {
  const { outputText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.React,
      allowJs: true,
      verbatimModuleSyntax: true,
    },
  });
  const { code: program } = minifySync(outputText, {
    compress: false,
    mangle: false,
    module: true,
    format: { comments: false },
  });
  return program.replace(/;?export\{\};?$|^"use strict";|import\{\}from"[^"]*";/g, '');
}

/** Whether a node, with all that is in it, leaves no JavaScript. */
const isType = (node: ts.Node) =>
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  (ts.isFunctionDeclaration(node) && !node.body) ||
  (ts.canHaveModifiers(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword));

/** The comments that are in no type, in single spaces. */
export function collectComments(source: string): string[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.ESNext, true);
  const comments = new Map<number, string>();
  const types: [start: number, end: number][] = [];
  const visit = (node: ts.Node) => {
    if (isType(node)) {
      types.push([ts.isTypeNode(node) ? node.pos : node.getStart(file), node.end]);
    }
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    if (children.length === 0 && !ts.isJsxText(node)) {
      const before = [ts.getTrailingCommentRanges, ts.getLeadingCommentRanges];
      for (const { pos, end } of before.flatMap((find) => find(source, node.pos) ?? [])) {
        comments.set(pos, source.slice(pos, end).replace(/\s+/g, ' ').trim());
      }
    }
    children.forEach(visit);
  };
  visit(file);
  return [...comments]
    .filter(([position]) => !types.some(([start, end]) => position >= start && position < end))
    .map(([, comment]) => comment);
}

/** Says where the JavaScript that is made of a file differs from what TypeScript makes of it. */
async function collectProblems(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const output = await toJavaScript(file, source);
  const problems: string[] = [];
  try {
    babel.parse(output, { sourceType: 'module', plugins: ['jsx'] });
  } catch (error) {
    problems.push((error as Error).message);
  }
  if (toProgram(source, 'source.tsx') !== toProgram(output, 'output.jsx')) {
    problems.push('is another program than the one that TypeScript makes');
  }
  if (output.startsWith('\n')) {
    problems.push('starts with a blank line');
  }
  const flat = output.replace(/\s+/g, ' ');
  const lost = collectComments(source).filter((comment) => !flat.includes(comment));
  problems.push(...lost.map((comment) => `lost ${comment}`));
  if ((await toJavaScript(file, output)) !== output) {
    problems.push('changes once more');
  }
  return problems.map((problem) => `${file}: ${problem}`);
}

/** Does so for one of so many files, which are much alike. */
export async function collectProblemsOf(files: readonly string[], step: number): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files.toSorted().filter((_, index) => index % step === 0)) {
    problems.push(...(await collectProblems(file)));
  }
  return problems;
}
