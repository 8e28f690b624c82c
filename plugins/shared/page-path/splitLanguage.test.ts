import { splitLanguage } from './splitLanguage';

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
