import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { platformDir } from '../../../core/server/files';
import type { PageText } from '../../../core/server/pageText';
import { runCommand } from '../../../core/server/processes';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import type { CheckedSnippet } from './checkSnippets';
import { findPackages, openKnownTypes } from './knownTypes';
import { type Snippet, listSnippets } from './snippets';

const ADVICE =
  "Code blocks are type-checked against the packages of their version. Declare what a block leaves out in a comment of the page, {/* code blocks use: declare const id: string; */}, or mark one that isn't meant to compile: ```tsx unchecked";

/** Processes at a time. */
const MAX_CHECKS = 2;

const siteModules = path.join(platformDir, 'core/server/siteModules.cjs');
const script = path.join(__dirname, 'checkProcess.ts');

/** Checks blocks in another process: the compiler takes up to 1 GB, and the work of this one goes on. */
async function runCheck(snippets: readonly Snippet[], dir: string): Promise<CheckedSnippet[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'code-blocks-'));
  const file = path.join(folder, 'blocks.json');
  try {
    await writeFile(file, JSON.stringify(snippets));
    await runCommand('tsx', ['--require', siteModules, script, dir, file], {}, 'collect');
    return JSON.parse(await readFile(file, 'utf8')) as CheckedSnippet[];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Type-checks the code blocks of pages, each against the packages of the pages' version or of the version
 * that its title names, and keeps the types of their names. A block that has passed isn't checked again.
 *
 * @returns the mistakes with their file and line, and what to do about a block that is right
 */
export async function checkCodeBlocks(
  pages: readonly Pick<PageText, 'file' | 'tree'>[],
  site: Site,
  version: BuiltVersion,
  siteDir: string,
): Promise<string[]> {
  const snippets = listSnippets(pages);
  const check = async (major: string | undefined): Promise<string[]> => {
    const own = snippets.filter((snippet) => snippet.major === major);
    const dir = findPackages(site, version, siteDir, major);
    if (dir === undefined) {
      const place = own.map(({ file, line }) => `${file}:${line - 1}`).join(', ');
      return [`${place}: the title names version ${major}, which this site doesn't have.`];
    }
    const types = await openKnownTypes(dir, siteDir);
    const known = await Promise.all(own.map((snippet) => types.get(snippet)));
    const left = own.filter((_, at) => !known[at]);
    const found = left.length > 0 ? await runCheck(left, dir) : [];
    const passed = left.flatMap((snippet, at) => {
      const item = found[at];
      return item?.problems.length === 0 ? [{ snippet, names: item.names }] : [];
    });
    await Promise.all(passed.map(({ snippet, names }) => types.set(snippet, names)));
    return found.flatMap((item) => item.problems);
  };
  const majors = new Set(snippets.map((snippet) => snippet.major));
  const problems = (await pMap(majors, check, { concurrency: MAX_CHECKS })).flat();
  return problems.length > 0 ? [...problems, ADVICE] : [];
}
