import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPage } from '../../../test/html/readPage';
import { findPageChunks } from './pageChunks';
import { addHint, writeHints } from './pageHints';

const page = { path: '/x/react-graphs/bars', kind: 2, own: ['b1'] };
const requests = new Map([['b1', '@site/docs/graphs/bars.mdx']]);

test('the modules of pages are found in the finished compilation', () => {
  const toModule = (file: string, id: number) => ({ nameForCondition: () => file, id });
  const chunk = { id: 7, files: new Set(['assets/css/a.css', 'assets/js/7.abc123.js']) };
  const styles = { id: 4014, files: new Set(['assets/css/styles.css']) };
  const compilation = {
    namedChunkGroups: new Map([['b1', { chunks: [styles, chunk] }]]),
    chunkGraph: {
      getChunkModules: (item: object) =>
        item === chunk
          ? [toModule('/a/docs/x.mdx', 1), toModule('/a/docs/graphs/bars.mdx', 17)]
          : [],
      getModuleId: (module: object) => (module as { id: number }).id,
    },
  };
  expect(findPageChunks(compilation, { pages: [page, page] }, { requests })).toEqual(
    new Map([['b1', [17, '4014', '7.abc123']]]),
  );
  const without = { ...compilation, namedChunkGroups: new Map() };
  expect(() => findPageChunks(without, { pages: [page] }, { requests })).toThrow(
    'The bundler has no chunk for @site/docs/graphs/bars.mdx',
  );
});

test('the HTML of a page says where its modules are', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'hints-'));
  const file = path.join(outDir, 'react-graphs/bars.html');
  mkdirSync(path.dirname(file));
  writeFileSync(file, '<div id=__docusaurus><p>Bars</div>');
  const chunks = new Map([['b1', [17, '7.abc123'] as const]]);
  await writeHints([page], chunks, { outDir, baseUrl: '/x/' });
  expect(readPage(readFileSync(file, 'utf8')).hint).toEqual([2, [page.path], [17, '7.abc123']]);
  writeFileSync(file, '<main></main>');
  await expect(writeHints([page], chunks, { outDir, baseUrl: '/x/' })).rejects.toThrow(
    `${file}: its HTML has no <div id="__docusaurus">`,
  );
  rmSync(outDir, { recursive: true });
});

test('names with quotes are safe in an attribute', () => {
  const hint = [0, ['/x/a"b\'<c>']] as const;
  expect(readPage(addHint('<div id="__docusaurus"></div>', hint)).hint).toEqual(hint);
});
