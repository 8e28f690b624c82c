import { readLicenseKey, renderLicenseNotice } from './license';

describe('the license key', () => {
  test.each([
    [{ X_LICENSE_KEY: 'a-key' }, 'a-key'],
    [{ X_LICENSE_KEY: ' a-key\n' }, 'a-key'],
    [{ X_LICENSE_KEY: '  ' }, undefined],
    [{ X_LICENSE_KEY: '' }, undefined],
    [{}, undefined],
  ])('in %j is %j', (environment, key) => {
    expect(readLicenseKey(environment)).toBe(key);
  });
});

describe('the notice', () => {
  test('explains what is missing, what shows instead and how to set a key', () => {
    expect(renderLicenseNotice(undefined)).toMatchInlineSnapshot(`
   "No license key is set (X_LICENSE_KEY). Everything works; demos of pro and premium
   components show the library's watermark and log its message about the missing key.
   With a key of yours: X_LICENSE_KEY=<key> npm run build, and so for npm start."
  `);
  });

  test('is not printed with a key', () => {
    expect(renderLicenseNotice('a-key')).toBeUndefined();
  });
});
