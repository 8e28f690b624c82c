import { VFile } from 'vfile';
import { parsePage } from '../../shared/server/mdx/parsePage';
import { extractPageContent } from './extractPageContent';

const extract = (text: string) => extractPageContent(parsePage(new VFile(text)));

test('headings have their levels, lines and anchors', () => {
  const { headings, anchors } = extract(
    '## Sort `rows`\n\n## Sort `rows`\n\n### 安装 {/* #install */}\n',
  );
  expect(headings).toEqual([
    { depth: 2, text: 'Sort rows', line: 1 },
    { depth: 2, text: 'Sort rows', line: 3 },
    { depth: 3, text: '安装', line: 5 },
  ]);
  expect(anchors).toEqual(['sort-rows', 'sort-rows-1', 'install']);
});

test('links, images and elements have their lines; code has none', () => {
  const { links, images, elements, anchors, names } = extract(
    [
      "import Anatomy from './anatomy.svg';",
      '',
      '[a](./a.mdx) `[b](./b.mdx)`',
      '<div id="here"><a href="/c">c</a></div>',
      '',
      '![d](./d.png)',
      '',
      '<Demo name="First" height={1} />',
    ].join('\n'),
  );
  expect(links).toEqual([
    { url: './a.mdx', line: 3 },
    { url: '/c', line: 4 },
  ]);
  expect(images).toEqual([{ url: './d.png', line: 6 }]);
  expect(elements.map(({ name, line }) => `${name} ${line}`)).toEqual(['div 4', 'a 4', 'Demo 8']);
  expect(anchors).toEqual(['here', 'First']);
  expect(names).toEqual(['Anatomy']);
});
