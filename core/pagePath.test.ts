import { addLanguage, splitLanguage, toCanonicalPath, toProductIdentity } from './pagePath';
import type { Language } from './types';

describe('addLanguage', () => {
  test.each<[string, Language, string]>([
    ['/x/react-charts', 'en', '/x/react-charts'],
    ['/x/react-charts', 'zh', '/zh/x/react-charts'],
    ['/', 'zh', '/zh/'],
    ['/blog', 'zh', '/blog'],
    ['/blog/a-post', 'zh', '/blog/a-post'],
    ['/blogs', 'zh', '/zh/blogs'],
    ['/x/blog', 'zh', '/zh/x/blog'],
    ['/size-snapshot', 'zh', '/size-snapshot'],
    ['/size-snapshot/', 'zh', '/size-snapshot/'],
    ['/size-snapshots', 'zh', '/zh/size-snapshots'],
  ])('"%s" in %s is "%s"', (path, language, expected) => {
    expect(addLanguage(path, language)).toBe(expected);
  });
});

describe('splitLanguage', () => {
  test.each([
    ['/zh/x/react-charts', 'zh', '/x/react-charts'],
    ['/zh/', 'zh', '/'],
    ['/x/react-charts', 'en', '/x/react-charts'],
    ['/zh', 'en', '/zh'],
    ['/zhx/x', 'en', '/zhx/x'],
    ['/ZH/x', 'en', '/ZH/x'],
    ['/en/x', 'en', '/en/x'],
    ['/fr/x', 'en', '/fr/x'],
    ['/%7Ah/x', 'en', '/%7Ah/x'],
    ['//zh/x', 'en', '//zh/x'],
    ['/x/zh/react-charts', 'en', '/x/zh/react-charts'],
    ['/', 'en', '/'],
    ['', 'en', '/'],
  ])('"%s" is %s: %s', (path, language, rest) => {
    expect(splitLanguage(path)).toEqual({ language, path: rest });
  });
});

describe('toProductIdentity', () => {
  test.each([
    ['/material-ui/react-button', 'material-ui', 'core'],
    ['/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/base-ui', 'base-ui', 'core'],
    ['/system/styles', 'system', 'core'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/date-picker#views', 'x-date-pickers', 'x'],
    ['/x/react-charts?a=1', 'x-charts', 'x'],
    ['/x/react-tree-view/rich-tree-view', 'x-tree-view', 'x'],
    ['/x/api/data-grid', 'x-data-grid', 'x'],
    ['/x/api/date-pickers/date-picker', 'x-date-pickers', 'x'],
    ['/x/api/charts/bar-chart', 'x-charts', 'x'],
    ['/x/api/tree-view/tree-item', 'x-tree-view', 'x'],
    ['/x/api/compare', null, 'x'],
    ['/x/api', null, 'x'],
    ['/x', null, 'x'],
    ['/x/', null, 'x'],
    ['/x/introduction', null, 'x'],
    ['/x/migration/migration-data-grid-v7', null, 'x'],
    ['/x/react-', null, 'x'],
    ['/x/react-data%20grid', null, 'x'],
    ['/x/v7/react-data-grid', 'x-data-grid', 'x'],
    ['/x/v7/api/charts/bar-chart', 'x-charts', 'x'],
    ['/x/v7', null, 'x'],
    ['/x/v7x/react-charts', null, 'x'],
    ['/zh/x/react-charts', 'x-charts', 'x'],
    ['/zh/x/v6/react-charts/bars/', 'x-charts', 'x'],
    ['/toolpad', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
    ['/toolpad/studio/getting-started', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studios', 'toolpad-core', 'toolpad'],
    ['/docs/x', 'docs', 'docs'],
    ['/versions', 'docs', 'docs'],
    ['/production-error/', 'docs', 'docs'],
    ['/X/react-data-grid', null, null],
    ['/xy/react-data-grid', null, null],
    ['//x/react-data-grid', null, null],
    ['/fr/x/react-charts', null, null],
    ['/en/x/react-charts', null, null],
    ['/blog/a-post', null, null],
    ['/', null, null],
    ['//', null, null],
    ['', null, null],
  ])('"%s" is about %s, of %s', (address, id, category) => {
    expect(toProductIdentity(address)).toEqual({ id, category });
  });
});

describe('toCanonicalPath', () => {
  test.each([
    ['/x/react-charts', '/x/react-charts'],
    ['/x/react-charts/', '/x/react-charts'],
    ['/x/react-charts//', '/x/react-charts/'],
    ['/x/react-charts/#bars', '/x/react-charts'],
    ['/x/react-charts?a=/b/#c?d', '/x/react-charts'],
    ['/x/react-charts#a?b\nc', '/x/react-charts'],
    ['/zh/x/react-charts/', '/x/react-charts'],
    ['/zh/', '/'],
    ['/zh?a', '/zh'],
    ['/api', '/api-docs'],
    ['/api/button/', '/api-docs/button'],
    ['/zh/api/button', '/api-docs/button'],
    ['/api-docs/button', '/api-docs/button'],
    ['/apis', '/apis'],
    ['/x/api/charts', '/x/api/charts'],
    ['/x/react-charts%2Fbars/', '/x/react-charts%2Fbars'],
    ['/X/React-Charts', '/X/React-Charts'],
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['#top', '/'],
    ['?q', '/'],
  ])('"%s" is "%s"', (address, expected) => {
    expect(toCanonicalPath(address)).toBe(expected);
  });
});
