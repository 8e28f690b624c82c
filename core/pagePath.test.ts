import { addLanguage, splitLanguage, toSlug } from './pagePath';
import type { Language } from './types';

describe('the path in a language', () => {
  test.each<[string, Language, string]>([
    ['/x/react-graphs', 'en', '/x/react-graphs'],
    ['/x/react-graphs', 'zh', '/zh/x/react-graphs'],
    ['/', 'zh', '/zh/'],
    ['/blog', 'zh', '/blog'],
    ['/blog/a-post', 'zh', '/blog/a-post'],
    ['/blogs', 'zh', '/zh/blogs'],
    ['/x/blog', 'zh', '/zh/x/blog'],
    ['/size-snapshot', 'zh', '/size-snapshot'],
    ['/size-snapshot/', 'zh', '/size-snapshot/'],
    ['/size-snapshots', 'zh', '/zh/size-snapshots'],
  ])('of "%s" in %s is "%s"', (path, language, expected) => {
    expect(addLanguage(path, language)).toBe(expected);
  });
});

describe('the language of a path', () => {
  test.each([
    ['/zh/x/react-graphs', 'zh', '/x/react-graphs'],
    ['/zh/', 'zh', '/'],
    ['/pt-BR/x/react-graphs', 'pt-BR', '/x/react-graphs'],
    ['/pt-br/x', 'en', '/pt-br/x'],
    ['/x/react-graphs', 'en', '/x/react-graphs'],
    ['/zh', 'en', '/zh'],
    ['/zhx/x', 'en', '/zhx/x'],
    ['/ZH/x', 'en', '/ZH/x'],
    ['/en/x', 'en', '/en/x'],
    ['/fr/x', 'en', '/fr/x'],
    ['/%7Ah/x', 'en', '/%7Ah/x'],
    ['//zh/x', 'en', '//zh/x'],
    ['/x/zh/react-graphs', 'en', '/x/zh/react-graphs'],
    ['/', 'en', '/'],
    ['', 'en', '/'],
  ])('"%s" is %s, before %s', (path, language, rest) => {
    expect(splitLanguage(path, ['zh', 'pt-BR'])).toEqual({ language, path: rest });
  });
});

describe('the slug of a path', () => {
  test.each([
    ['/react-graphs', '/react-graphs'],
    ['/react-graphs/', '/react-graphs'],
    ['/react-graphs/#planned-graphs', '/react-graphs#planned-graphs'],
    ['/', '/'],
    ['https://example.com/x/news', 'https://example.com/x/news'],
  ])('%s is %s', (pathname, slug) => {
    expect(toSlug(pathname)).toBe(slug);
  });
});
