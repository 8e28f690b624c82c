import { type HeadingAnchor, matchHeadings } from './translatedHeadings';

/** `2 install`; `2 #install` where the author wrote the anchor. */
const toHeading = (text: string): HeadingAnchor => {
  const [depth = '', id = ''] = text.split(' ');
  return { depth: Number(depth), id: id.replace('#', ''), hasOwnId: id.startsWith('#') };
};

const match = (english: string[], translated: string[]) =>
  matchHeadings(english.map(toHeading), translated.map(toHeading));

test('headings take the anchors of the English ones in their place', () => {
  expect(match(['2 install', '3 npm', '2 use'], ['2 安装', '3 npm-包', '2 使用'])).toEqual([
    'install',
    'npm',
    'use',
  ]);
});

test('an anchor that the translator wrote stays, and the headings around it are matched by themselves', () => {
  expect(match(['2 install', '2 new', '2 use', '3 keys'], ['2 安装', '2 #use', '3 键'])).toEqual([
    '安装',
    'use',
    'keys',
  ]);
  expect(match(['2 install', '2 use'], ['2 #setup', '2 使用'])).toEqual(['setup', 'use']);
});

test('headings keep their own anchors where the English page has others', () => {
  expect(match(['2 install', '2 use'], ['2 使用'])).toEqual(['使用']);
  expect(match(['2 install', '3 npm'], ['2 安装', '2 使用'])).toEqual(['安装', '使用']);
});
