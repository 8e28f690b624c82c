import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSources, recordSources, reportPages } from './pageReport';
import { renderPages } from './report';

const folder = 'i18n/ar/docusaurus-plugin-content-docs/current';
let siteDir: string;

function write(file: string, text: string, title = 'T'): void {
  const absolute = path.join(siteDir, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(
    absolute,
    `---\ntitle: ${title}\nslug: /${path.basename(file, '.mdx')}\ndescription: D.\n---\n\n${text}`,
  );
}

const english = 'Begins.\n\n## Install\n\nRun it.\n\n## Use\n\nSee [a](./a.mdx).\n';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-report-'));
  write('docs/bars.mdx', english);
  write('docs/lines.mdx', 'Lines.\n');
  write(`${folder}/bars.mdx`, 'يبدأ.\n\n## تثبيت\n\nشغله.\n\n## استخدام\n\n[أ](./a.mdx).\n');
});

const report = async () => {
  const version = { name: 'current', dir: path.join(siteDir, 'docs') };
  return reportPages(version, 'ar', await readSources(siteDir, 'ar'), siteDir);
};

test('a page is up to date until the text of a section changes, and names it then', async () => {
  const file = `${folder}/bars.mdx`;
  expect((await report()).translated).toEqual([
    { slug: '/bars', file, lostAnchors: [], lostLinks: [] },
  ]);
  await recordSources(siteDir, 'ar', [file]);
  write('docs/bars.mdx', english.replace('Run it.', 'Run\nit.'));
  expect((await report()).translated).toMatchObject([{ outdated: [] }]);
  write('docs/bars.mdx', `${english.replace('Run it.', 'Run it twice.')}\n## More\n\nMore.\n`);
  const changed = await report();
  expect(changed.translated).toMatchObject([{ outdated: ['install', 'more'] }]);
  expect(renderPages(changed)).toContain(`    ${file}: install, more`);
  write('docs/bars.mdx', english, 'Another title');
  expect((await report()).translated).toMatchObject([{ outdated: ['beginning'] }]);
  await recordSources(siteDir, 'ar', [file]);
  expect((await report()).translated).toMatchObject([{ outdated: [] }]);
});

test('what is missing, what has lost its English page, and lost sections and links are listed', async () => {
  write(`${folder}/bars.mdx`, 'يبدأ.\n\n## تثبيت {/* #install */}\n');
  write(`${folder}/gone.mdx`, 'ذهب.\n');
  expect(renderPages(await report())).toMatchInlineSnapshot(`
   "i18n/ar/docusaurus-plugin-content-docs/current: 1 of 2 pages translated, 0 outdated, 1 missing, 1 stale
     Missing:
       docs/lines.mdx
     Not recorded yet. npm run translations -- --write notes what they were translated from:
       i18n/ar/docusaurus-plugin-content-docs/current/bars.mdx
     Missing sections of the English page; links to them lead to where they would be:
       i18n/ar/docusaurus-plugin-content-docs/current/bars.mdx: use
     Missing links of the English page:
       i18n/ar/docusaurus-plugin-content-docs/current/bars.mdx: ./a.mdx
     Stale: their English page is gone. Move or delete them:
       i18n/ar/docusaurus-plugin-content-docs/current/gone.mdx"
  `);
});
