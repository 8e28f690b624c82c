import { isLicenseMessage } from '../support/licenseMessages';

const stars = '*'.repeat(61);

const frame = (...lines: string[]) =>
  `error: ${[stars, '', ...lines, '', stars].join('\n')} (http://localhost/x/library.js)`;

const missing = frame('MUI X: Missing license key.', '', 'The license key is missing.');

const { env } = process;
beforeEach(() => {
  process.env = { ...env, X_LICENSE_KEY: '' };
});
afterEach(() => {
  process.env = env;
});

test.each([
  ['the current version and v7', missing],
  ['v6', frame('MUI: Missing license key.', '', 'The license key is missing.')],
  ['v5', frame('MUI: License key not found for @mui/x-data-grid-pro.')],
  ['v4', frame(stars, '', 'Material-UI X: License key not found.')],
])('without a key, what %s logs about it is right', (_, line) => {
  expect(isLicenseMessage(line)).toBe(true);
});

test('with a key it is a fault', () => {
  process.env.X_LICENSE_KEY = 'a key';
  expect(isLicenseMessage(missing)).toBe(false);
});

test.each([
  ['about an invalid key', frame('MUI X: Invalid license key.')],
  ['that quotes it', `error: no ${missing}`],
  ['that is a warning', missing.replace('error', 'warning')],
])('a message %s is a fault', (_, line) => {
  expect(isLicenseMessage(line)).toBe(false);
});
