import ts from 'typescript';
import { parseSource } from './to-javascript/parseSource';
import { collectSyntaxProblems } from './to-javascript/testing/collectProblems';
import { collectSourceComments } from './to-javascript/testing/collectSourceComments';
import { generateProgram } from './to-javascript/testing/generateProgram';
import { runProgram } from './to-javascript/testing/runProgram';
import { toJavaScript } from './toJavaScript';

const programs = 300;

/** Returns what TypeScript's own JavaScript does; nothing where that cannot be run. */
function runTypeScript(source: string): string | undefined {
  const { outputText } = ts.transpileModule(source, {
    fileName: 'source.tsx',
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.React,
    },
  });
  try {
    const log = runProgram(outputText);
    // TypeScript sets fields before a `super` that it does not find.
    return log.includes('Must call super') ? undefined : log;
  } catch {
    return undefined;
  }
}

async function collectProblems(file: ts.SourceFile, expected: string): Promise<string[]> {
  const output = await toJavaScript(file.text);
  const lost = collectSourceComments(file)
    .flatMap((comment) => /c\d+/.exec(comment) ?? [])
    .filter((comment) => !new RegExp(`\\b${comment}\\b`).test(output));
  const actual = runProgram(output);
  return [
    ...collectSyntaxProblems(output),
    ...lost.map((comment) => `lost ${comment}`),
    ...(actual === expected ? [] : [`TypeScript: ${expected}\nours: ${actual}`]),
    ...((await toJavaScript(output)) === output ? [] : ['changes once more']),
  ];
}

test('makes of programs at random what TypeScript makes of them, with their comments', async () => {
  const problems: string[] = [];
  let compared = 0;
  for (let seed = 1; seed <= programs; seed += 1) {
    const parsed = parseSource(generateProgram(seed), 'tsx');
    if ('message' in parsed) {
      continue;
    }
    const expected = runTypeScript(parsed.file.text);
    if (expected !== undefined) {
      compared += 1;
      const found = await collectProblems(parsed.file, expected);
      problems.push(...found.map((problem) => `Program ${seed}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
  expect(compared).toBeGreaterThan(programs / 2);
});
