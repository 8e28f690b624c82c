import { choosePreference, resetPreferences } from './choices';
import { readShown, watchShown } from './display';

afterEach(resetPreferences);

test('reads the choice, and the default instead of an invalid value', () => {
  choosePreference('codeVariant', 'JS');
  expect(readShown('codeVariant')).toBe('JS');
  document.documentElement.setAttribute('data-code-variant', '<b>');
  expect(readShown('codeVariant')).toBe('TS');
  document.documentElement.removeAttribute('data-code-variant');
  expect(readShown('codeVariant')).toBe('TS');
});

test('notices watched preferences, and no others', async () => {
  const notify = jest.fn();
  const stop = watchShown(['codeVariant', 'density'])(notify);
  choosePreference('direction', 'rtl');
  await Promise.resolve();
  expect(notify).not.toHaveBeenCalled();
  choosePreference('density', 'dense');
  await Promise.resolve();
  expect(notify).toHaveBeenCalledTimes(1);
  stop();
  choosePreference('codeVariant', 'JS');
  await Promise.resolve();
  expect(notify).toHaveBeenCalledTimes(1);
});

test('the default direction is that of the language of the build', async () => {
  jest.resetModules();
  jest.doMock('@generated/docusaurus.config', () => ({
    __esModule: true,
    default: { customFields: { direction: 'rtl' } },
  }));
  const { readDefault } = await import('./display');
  expect(readDefault('direction')).toBe('rtl');
});
