import { addLanguage } from './addLanguage';
import type { Language } from '../types';

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
