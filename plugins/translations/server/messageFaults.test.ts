import { findFault } from './messageFaults';

test.each([
  ['Opens {title} of {version}', '打开 {version} 的 {title}', 'zh', undefined],
  [
    'Opens {title} of {version}',
    '打开 {titel}',
    'zh',
    'lacks {title}, {version}; has {titel}, which the English text lacks',
  ],
  ['1 page|{count} pages', '{count} 个页面', 'zh', undefined],
  ['1 page|{count} pages', '1 página|{count} páginas', 'he', 'has 2 plural forms; he needs 3'],
  ['1 page|{count} pages', 'صفر|واحدة|اثنتان|{count} أ|{count} ب|{count} ج', 'ar-EG', undefined],
  ['a | in a table', 'ein | in einer Tabelle', 'de', undefined],
])('"%s" as "%s" in %s: %s', (english, message, language, fault) => {
  expect(findFault(english, message, language)).toBe(fault);
});
