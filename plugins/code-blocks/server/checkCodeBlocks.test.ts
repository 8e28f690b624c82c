import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { parsePage } from '../../../core/server/mdx';
import { runCommand } from '../../../core/server/processes';
import { validateSite } from '../../../core/server/site';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { checkCodeBlocks } from './checkCodeBlocks';
import { createTypeFinder } from './knownTypes';
import { listSnippets } from './snippets';
import { writeVersion } from './testing/writeVersion';

jest.mock('../../../core/server/files', () => {
  const { mkdtempSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const actual = jest.requireActual<typeof import('../../../core/server/files')>(
    '../../../core/server/files',
  );
  return {
    ...actual,
    cacheDir: mkdtempSync('/tmp/code-blocks-cache-'),
    // The other process, too, knows no library but that of the platform's tests.
    siteDir: `${actual.siteDir}/test/acme`,
  };
});
jest.mock('../../../core/server/processes', () => {
  const actual = jest.requireActual<typeof import('../../../core/server/processes')>(
    '../../../core/server/processes',
  );
  return { ...actual, runCommand: jest.fn(actual.runCommand) };
});

const { cacheDir } = jest.requireMock<{ cacheDir: string }>('../../../core/server/files');
const site = validateSite(rawSite, releasedVersions);

let siteDir: string;
let version: BuiltVersion;

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'code-blocks-'));
  await writeVersion(path.join(siteDir, 'docs'));
  await writeFile(path.join(siteDir, 'package.json'), '{}');
  await writeFile(
    path.join(siteDir, 'pnpm-lock.yaml'),
    'importers: {}\nsnapshots: {}\npackages: {}\n',
  );
  version = findVersion(site, 'current', siteDir);
});

afterAll(async () => {
  await rm(siteDir, { recursive: true });
  await rm(cacheDir, { recursive: true });
});

const toPage = (text: string) => ({ file: 'docs/rows.mdx', tree: parsePage(new VFile(text)) });

const check = (text: string) => checkCodeBlocks([toPage(text)], site, version, siteDir);

/** What is known of the blocks of a page. */
const find = (text: string, isOptional = false) => {
  const findTypes = createTypeFinder({ site, version, siteDir }, isOptional);
  return Promise.all(listSnippets([toPage(text)]).map(findTypes));
};

const right = '# Rows\n\n```tsx\n<Grid rows={[]} />\n```\n';

test('the types of a block that has passed are kept, and it is not checked again', async () => {
  expect(await check(right)).toEqual([]);
  expect(runCommand).toHaveBeenCalledTimes(1);
  expect(await check(`Moved.\n\n${right}`)).toEqual([]);
  expect(runCommand).toHaveBeenCalledTimes(1);
  const [[name] = []] = await find(right);
  expect(name).toEqual({ start: 1, end: 5, text: 'function Grid(props: TableProps): object' });
}, 30_000);

test('a mistake is named with its line and what to do, and no types are kept', async () => {
  const wrong = right.replace('rows', 'lines');
  expect(await check(wrong)).toEqual([
    expect.stringMatching(/^docs\/rows\.mdx:4: .*'lines' does not exist/s),
    expect.stringContaining('unchecked'),
  ]);
  await expect(find(wrong)).rejects.toThrow(
    'docs/rows.mdx: the types of a code block are no longer in the cache. Build again.',
  );
  expect(await find(wrong, true)).toEqual([[]]);
}, 30_000);

test('pages without such blocks start no compiler', async () => {
  jest.mocked(runCommand).mockClear();
  expect(await check('# Rows\n\n```bash\nls\n```\n\n```tsx unchecked\n<No\n```\n')).toEqual([]);
  expect(runCommand).not.toHaveBeenCalled();
});

test('a block for a version that the site does not have is a mistake', async () => {
  const problems = await check('# Rows\n\n```tsx title="Version 1"\n<Grid />\n```\n');
  expect(problems).toEqual([
    "docs/rows.mdx:3: the title names version 1, which this site doesn't have.",
    expect.stringContaining('unchecked'),
  ]);
});
