import { readLicenseKey } from './readLicenseKey';

test.each([
  [{ X_LICENSE_KEY: 'a-key' }, 'a-key'],
  [{ X_LICENSE_KEY: ' a-key\n' }, 'a-key'],
  [{ X_LICENSE_KEY: '  ' }, undefined],
  [{ X_LICENSE_KEY: '' }, undefined],
  [{}, undefined],
])('reads from %j the key %j', (environment, key) => {
  expect(readLicenseKey(environment)).toBe(key);
});
