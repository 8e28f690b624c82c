import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  const free = mkdtempSync(path.join(tmpdir(), 'free-'));
  const paid = mkdtempSync(path.join(tmpdir(), 'paid-'));
  writeFileSync(path.join(paid, 'license.ts'), '');

  test('explains what is missing, what shows instead and how to set a key', () => {
    expect(renderLicenseNotice(undefined, [free, paid])).toMatchInlineSnapshot(`
   "No license key is set (X_LICENSE_KEY). Everything works; demos of paid
   packages show the library's watermark and log its message about the missing key.
   With a key of yours: X_LICENSE_KEY=<key> npm run build, and so for npm start."
  `);
  });

  test('is not printed with a key', () => {
    expect(renderLicenseNotice('a-key', [paid])).toBeUndefined();
  });

  test('is not printed for a library without paid packages', () => {
    expect(renderLicenseNotice(undefined, [free])).toBeUndefined();
  });
});
