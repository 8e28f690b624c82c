import { readLicenseKey, renderLicenseNotice } from './license';

describe('readLicenseKey', () => {
  test.each([
    [{ X_LICENSE_KEY: 'a-key' }, 'a-key'],
    [{ X_LICENSE_KEY: ' a-key\n' }, 'a-key'],
    [{ X_LICENSE_KEY: '  ' }, undefined],
    [{ X_LICENSE_KEY: '' }, undefined],
    [{}, undefined],
  ])('reads from %j the key %j', (environment, key) => {
    expect(readLicenseKey(environment)).toBe(key);
  });
});

describe('renderLicenseNotice', () => {
  test('without a key says what is missing, what shows instead and how to set it', () => {
    expect(renderLicenseNotice(undefined)).toMatchInlineSnapshot(`
   "No license key is set (X_LICENSE_KEY). Everything works; demos of pro and premium
   components show the library's watermark and log its message about the missing key.
   With a key of yours: X_LICENSE_KEY=<key> npm run build, and so for npm start."
  `);
  });

  test('says nothing when there is a key', () => {
    expect(renderLicenseNotice('a-key')).toBeUndefined();
  });
});
