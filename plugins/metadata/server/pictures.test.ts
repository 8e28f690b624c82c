// cspell:ignore Seleção Início
import { siteDir } from '../../../core/server/files';
import { checkPictureFonts, findFontDirs, loadPictureFonts } from './pictureFonts';
import { type Picture, pictureSize, toPictureText } from './pictureMarkup';
import {
  type PictureFrame,
  createPictureRenderer,
  toPictureFile,
  toPictureSlug,
  toPictures,
} from './pictures';

const pictureFonts = {
  zh: '@fontsource-variable/noto-sans-sc',
  ar: '@fontsource-variable/noto-sans-arabic',
};

describe('which picture a page shows', () => {
  const documents = new Set(['/react-graphs', '/react-graphs/bars']);

  test.each([
    ['/', 'og/index.png'],
    ['/react-graphs', 'og/react-graphs.png'],
    ['/react-graphs/bars', 'og/react-graphs/bars.png'],
    ['/api/graphs', 'og/api/graphs.png'],
    ['/api/graphs/bar-graph', 'og/api/graphs.png'],
    ['/api/compare', 'og/index.png'],
    ['/translations', 'og/index.png'],
  ])('%s shows %s', (slug, file) => {
    expect(toPictureFile(toPictureSlug(slug, documents))).toBe(file);
  });
});

describe('pictures of a version', () => {
  const frame: PictureFrame = {
    site: { name: 'Docs', logo: '<svg/>' },
    version: { label: 'v7', hue: 1 },
    direction: 'ltr',
    tagline: '标语',
    reference: 'API 参考',
    toProductName: () => '图表',
    toPlanName: () => 'Pro 方案',
  };

  test('has one a document, one a product of the reference, and the home page, in its language', () => {
    const documents = [
      { slug: '/bars', title: '柱形', frontMatter: { product: 'graphs', plan: 'pro' } },
      { slug: '/start', title: '开始', frontMatter: { product: 'general' } },
    ];
    const pictures = toPictures(documents, ['graphs'], frame);
    expect(
      [...pictures].map(([slug, { title, product, plan }]) => [slug, title, product, plan]),
    ).toEqual([
      ['/', '标语', null, null],
      ['/api/graphs', 'API 参考', '图表', null],
      ['/bars', '柱形', '图表', 'Pro 方案'],
      ['/start', '开始', null, null],
    ]);
  });
});

describe('rendering', () => {
  const picture: Picture = {
    title: 'Bars',
    product: 'Graphs',
    plan: 'Team plan',
    version: { label: 'v7', hue: 165 },
    site: { name: 'Docs', logo: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
    direction: 'ltr',
  };

  /** The size that a PNG says it has. */
  const readSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

  const draw = async (language: string, ...pictures: readonly Picture[]) => {
    const dirs = findFontDirs({ pictureFonts }, language, siteDir);
    const fonts = await loadPictureFonts(dirs, pictures.map(toPictureText));
    return Promise.all(pictures.map(createPictureRenderer(fonts)));
  };

  const countDifferent = (pngs: readonly Buffer[]) =>
    new Set(pngs.map((png) => png.toString('base64'))).size;

  test('draws a PNG of the stated size, a different one for each title', async () => {
    const long = `${'Wide columns '.repeat(5)}end`;
    const pngs = await draw(
      'en',
      ...['Bars', 'Lines', long].map((title) => ({ ...picture, title })),
    );
    for (const png of pngs) {
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(readSize(png)).toEqual(pictureSize);
    }
    expect(countDifferent(pngs)).toBe(3);
  });

  test('draws the same picture for the same page, whatever other pages say', async () => {
    const [alone] = await draw('zh', { ...picture, title: '数据' });
    const [first] = await draw('zh', { ...picture, title: '数据' }, { ...picture, title: '网格' });
    expect(alone?.equals(first ?? Buffer.of())).toBe(true);
  });

  test('shows all that it says, also below the longest title', async () => {
    const long = { ...picture, title: 'W'.repeat(9).concat(' ').repeat(7) };
    const pngs = await draw('en', long, { ...long, plan: null }, { ...long, product: null });
    expect(countDifferent(pngs)).toBe(3);
  });

  test.each([
    ['zh', '数据网格', '日期选择'],
    ['ar', 'تقويم', 'أيام'],
    ['pt', 'Seleção', 'Início'],
  ])('shows a title in %s, in each of its characters', async (language, ...titles) => {
    const { listMissing } = await loadPictureFonts(
      findFontDirs({ pictureFonts }, language, siteDir),
      [],
    );
    expect(titles.flatMap(listMissing)).toEqual([]);
    // A character without a glyph would be the same box in both.
    expect(
      countDifferent(await draw(language, ...titles.map((title) => ({ ...picture, title })))),
    ).toBe(2);
  });

  test('begins at the right where the language does', async () => {
    const pngs = await draw('ar', picture, { ...picture, direction: 'rtl' });
    expect(countDifferent(pngs)).toBe(2);
  });
});

describe('fonts', () => {
  test('a character that no font has is found, once', async () => {
    const { listMissing } = await loadPictureFonts(findFontDirs({}, 'zh', siteDir), []);
    expect(listMissing('Ü, 数据 and 数')).toEqual(['数', '据']);
  });

  test('a font that is not installed is named, with what to do', () => {
    expect(checkPictureFonts({ pictureFonts }, siteDir)).toEqual([]);
    const missing = { ...pictureFonts, ja: '@fontsource-variable/noto-sans-none' };
    expect(checkPictureFonts({ pictureFonts: missing }, siteDir)).toEqual([
      'site.ts: "pictureFonts.ja" names @fontsource-variable/noto-sans-none, which is not installed as a font. Add it to package.json, or name another package of @fontsource-variable/.',
    ]);
  });
});
