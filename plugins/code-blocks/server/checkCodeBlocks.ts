import { readLockedPackages } from '../../../core/server/cacheKey';
import { readCompilerOptions } from '../../../core/server/compiler';
import { openDiskCache } from '../../../core/server/diskCache';
import { toRelative } from '../../../core/server/files';
import { readPageTexts } from '../../../core/server/pageText';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import { checkSnippets } from './checkSnippets';
import { type Snippet, listSnippets } from './snippets';

const ADVICE =
  "Code blocks are type-checked against the packages of their version. Declare what a block leaves out in a comment of the page, {/* code blocks use: declare const id: string; */}, or mark one that isn't meant to compile: ```tsx unchecked";

/** What decides whether a block passes, beside the packages of its version. */
const CHECKERS = ['plugins/code-blocks/server/*.ts', 'core/server/{compiler,pins}.ts'];

/**
 * Type-checks the code blocks of the pages of a version: each against that version's packages, or those of
 * the version that its title names. A block that has passed isn't checked again.
 *
 * @returns the mistakes with their file and line, and after them what to do about a block that is right
 */
export async function checkCodeBlocks(
  site: Site,
  version: BuiltVersion,
  siteDir: string,
): Promise<string[]> {
  const { pages } = await readPageTexts(version, siteDir);
  const snippets = pages.flatMap(listSnippets);
  const cache = await openDiskCache<boolean>('code-blocks', siteDir, CHECKERS);
  const problems: string[] = [];
  for (const major of new Set(snippets.map((snippet) => snippet.major))) {
    const own = snippets.filter((snippet) => snippet.major === major);
    const named = site.versions.find(({ label }) => /\d+/.exec(label)?.[0] === major);
    if (major !== undefined && !named) {
      const place = own.map(({ file, line }) => `${file}:${line - 1}`).join(', ');
      problems.push(`${place}: the title names version ${major}, which this site doesn't have.`);
      continue;
    }
    const { dir } = named ? findVersion(site, named.name, siteDir) : version;
    const packages = await readLockedPackages(siteDir, toRelative(siteDir, dir));
    const options = readCompilerOptions(dir);
    const toKey = ({ code, context }: Snippet) => [packages, options, code, context];
    const known = await Promise.all(own.map((snippet) => cache.get(toKey(snippet))));
    const left = own.filter((_, at) => !known[at]);
    const found = left.length > 0 ? checkSnippets(left, dir) : [];
    problems.push(...found.flat());
    const passed = left.filter((_, at) => found[at]?.length === 0);
    await Promise.all(passed.map((snippet) => cache.set(toKey(snippet), true)));
  }
  return problems.length > 0 ? [...problems, ADVICE] : [];
}
