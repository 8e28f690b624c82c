import { checkImages } from './checkImages';

const check = (url: string) =>
  checkImages(
    {
      file: 'i18n/zh/docs/a/a.mdx',
      englishFile: 'docs/a/a.mdx',
      images: [{ url, line: 4 }],
    },
    (file) => ['docs/a/list.png', 'static/img/logo.svg'].includes(file),
  );

test.each(['./list.png#light-only', '/img/logo.svg', 'https://example.com/a.png'])(
  '%s is there',
  (url) => {
    expect(check(url)).toEqual([]);
  },
);

test('an image that is missing is named with the place for it', () => {
  expect(check('/img/lgo.svg')).toEqual([
    'i18n/zh/docs/a/a.mdx:4: there is no image /img/lgo.svg. Put the file at static/img/lgo.svg, or mend its name.',
  ]);
});
