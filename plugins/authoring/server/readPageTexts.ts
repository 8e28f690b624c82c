import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { VFile } from 'vfile';
import type { BuiltVersion } from '../../shared/server/findVersion';
import { parsePage } from '../../shared/server/mdx/parsePage';
import { mapFiles } from '../../shared/server/mapFiles';
import { toEnglishFile } from '../../shared/server/toEnglishFile';
import { toTranslatedDir } from '../../shared/server/toTranslatedDir';
import { extractPageContent } from './extractPageContent';
import type { PageText } from './pageText';

interface PageTexts {
  /** Ordered by file; drafts are no pages. */
  pages: PageText[];
  /** What keeps a file from being read, each with its line. */
  problems: string[];
}

function findKeyLines(text: string): Record<string, number> {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return Object.fromEntries(
    lines.slice(0, end).flatMap((line, index) => {
      const [, key] = /^([\w-]+):/.exec(line) ?? [];
      return key === undefined ? [] : [[key, index + 1]];
    }),
  );
}

async function readPageText(siteDir: string, file: string): Promise<PageText> {
  const filePath = path.join(siteDir, file);
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  // With the lines of the front matter, so that those of the text count from the top of the file.
  const linesBefore = fileContent.slice(0, fileContent.indexOf(content)).split('\n').length - 1;
  const tree = parsePage(new VFile({ path: file, value: '\n'.repeat(linesBefore) + content }));
  return {
    file,
    englishFile: toEnglishFile(file),
    frontMatter,
    keyLines: findKeyLines(fileContent),
    tree,
    ...extractPageContent(tree),
  };
}

function toProblem(file: string, error: Error & { line?: number; reason?: string }): string {
  const place = error.line === undefined ? file : `${file}:${error.line}`;
  return `${place}: the page cannot be read: ${error.reason ?? error.message}`;
}

const pagePattern = '**/*.{md,mdx}';
const ignore = ['**/node_modules/**', '**/demos/**', '**/home/**'];

/** Reads the pages of a version in its language; what is not translated is the English page. */
export async function readPageTexts(
  { name, dir, language }: Pick<BuiltVersion, 'name' | 'dir' | 'language'>,
  siteDir: string,
): Promise<PageTexts> {
  const english = path.relative(siteDir, dir);
  const folders = language === 'en' ? [english] : [english, toTranslatedDir(language, name)];
  const files = await Globby(
    folders.map((folder) => `${folder}/${pagePattern}`),
    { cwd: siteDir, ignore },
  );
  const byEnglish = new Map(
    // A translated page comes later and takes the place of the English one.
    files
      .toSorted((a, b) => Number(a !== toEnglishFile(a)) - Number(b !== toEnglishFile(b)))
      .map((file) => [toEnglishFile(file), file]),
  );
  const chosen = [...byEnglish.values()].toSorted();
  const results = await mapFiles(chosen, (file) =>
    readPageText(siteDir, file).then(
      (page) => ({ page, problem: undefined }),
      (error: Error) => ({ page: undefined, problem: toProblem(file, error) }),
    ),
  );
  return {
    pages: results.flatMap(({ page }) => (page && page.frontMatter.draft !== true ? [page] : [])),
    problems: results.flatMap(({ problem }) => problem ?? []),
  };
}
