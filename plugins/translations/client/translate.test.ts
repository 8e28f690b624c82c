import { createMessageFinder } from './translate';

const messages = { 'site.copy': '复制', 'site.empty': '' };

test('finds a text, and logs nothing', () => {
  expect(createMessageFinder('zh', messages, true)('site.copy', 'Copy')).toBe('复制');
});

test('for a missing text it warns once per id and returns the English one', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const find = createMessageFinder('zh', messages, true);
  expect(find('site.new', 'New')).toBe('New');
  expect(find('site.new', 'New')).toBe('New');
  expect(find('site.empty', 'Empty')).toBe('Empty');
  expect(warn.mock.calls).toEqual([
    ['Missing translation for zh:site.new'],
    ['Missing translation for zh:site.empty'],
  ]);
});

test('for a missing language it logs an error and returns an ellipsis', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const find = createMessageFinder('zh', { 'theme.common.skipToMainContent': '跳到' }, true);
  expect(find('site.copy', 'Copy')).toBe('…');
  expect(error).toHaveBeenCalledWith('Missing language: zh.');
});

test('it logs nothing in the build', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(createMessageFinder('zh', messages, false)('site.new', 'New')).toBe('New');
  expect(createMessageFinder('zh', {}, false)('site.new', 'New')).toBe('…');
  expect(warn).not.toHaveBeenCalled();
});
