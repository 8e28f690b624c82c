import { toDirection, toLanguageTag } from './languages';

test.each([
  ['zh', 'zh'],
  ['pt-br', 'pt-BR'],
  ['ZH-hans-cn', 'zh-Hans-CN'],
  ['pt_BR', undefined],
  ['i18n', undefined],
  ['', undefined],
])('the tag of "%s" is %s', (text, tag) => {
  expect(toLanguageTag(text)).toBe(tag);
});

test.each([
  ['en', 'ltr'],
  ['zh-Hant', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['dv', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(toDirection(language)).toBe(direction);
});
