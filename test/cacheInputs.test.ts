/** Pages are compiled again when something changes that the bundler can't see. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundlerCache } from '../core/server/bundlerCache';
import type { BuildContext, Contribution, SitePlugin } from '../core/server/contribution';
import { library, reference } from '@site/library';
import apiReference from '../plugins/api-reference';
import codeBlocks from '../plugins/code-blocks';
import templates from '../plugins/templates';
import translations from '../plugins/translations';

const siteDir = mkdtempSync(path.join(tmpdir(), 'inputs-'));
const mockOwn = path.join(siteDir, 'current.json');
const mockOtherDir = path.join(siteDir, 'versioned_docs/version-v7');
let mockOther = '/cache/v7-1.json';

jest.mock('../plugins/api-reference/server/prepareApis', () => ({
  prepareApis: () => [
    { version: { name: 'current', label: 'v8', dir: '/docs' }, file: mockOwn },
    { version: { name: 'v7', label: 'v7', dir: mockOtherDir }, file: mockOther },
  ],
}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

const writeTemplate = (title: string) =>
  write(
    'docs/templates/sign-in/template.json',
    JSON.stringify({ title, description: 'It signs in.', shows: ['a', 'b', 'c'] }),
  );

/** Returns the hash by which the bundler keeps pages that a plugin takes part in. */
async function hashPages(plugin: SitePlugin): Promise<unknown> {
  const all: Contribution[] = [];
  const context = {
    siteDir,
    site: { basePath: '/x/', versions: [{ name: 'current', label: 'v8' }], languages: ['zh'] },
    localizedSite: { languages: ['zh'] },
    library,
    version: {
      name: 'current',
      dir: path.join(siteDir, 'docs'),
      current: true,
      language: 'en',
      basePath: '/x/',
    },
    generatedDir: '.docusaurus',
    moves: { migrations: [] },
    contributed: { all, titles: {} },
  } as unknown as BuildContext;
  all.push(await plugin(context));
  return bundlerCache(context).loadContent?.();
}

beforeAll(() => {
  write('pnpm-lock.yaml', 'importers: {}\nsnapshots: {}\npackages: {}\n');
  write('package.json', '{}');
  write('docs/package.json', '{}');
  write('docs/templates/sign-in/SignIn.tsx', '');
  write('current.json', '{ "apis": [] }');
  write('i18n/zh/code.json', '{}');
  writeTemplate('Sign in');
});

afterAll(() => rmSync(siteDir, { recursive: true }));

test.each([
  ['the text of a page template', templates(), () => writeTemplate('Log in')],
  [
    'a page that is translated',
    translations(),
    () => write('i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', 'A.'),
  ],
  [
    'the API of another version',
    apiReference(reference),
    () => {
      mockOther = '/cache/v7-2.json';
    },
  ],
  [
    'what the types of code blocks are compiled with',
    codeBlocks(),
    () => write('docs/tsconfig.json', '{ "compilerOptions": { "strict": false } }'),
  ],
  [
    'what releases of another version changed',
    apiReference(reference),
    () => write('versioned_docs/version-v7/api-releases.json', '{ "graphs": {} }'),
  ],
])('%s', async (_what, plugin, change) => {
  const before = await hashPages(plugin);
  expect(await hashPages(plugin)).toBe(before);
  change();
  expect(await hashPages(plugin)).not.toBe(before);
});
