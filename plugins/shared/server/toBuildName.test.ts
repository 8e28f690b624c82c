import { toBuildName } from './toBuildName';

test.each([
  [{ name: 'v4', language: 'en' }, 'v4'],
  [{ name: 'v4', language: 'zh' }, 'v4.zh'],
  [{ name: 'v4', language: 'zh', host: 'https://v4.example.com' }, 'v4.zh.host'],
] as const)('%p is called %s', (version, name) => {
  expect(toBuildName(version)).toBe(name);
});
