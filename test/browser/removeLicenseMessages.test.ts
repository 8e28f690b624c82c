import { removeLicenseMessages } from './removeLicenseMessages';

const stars = '*'.repeat(61);

const frame = (...lines: string[]) =>
  `error: ${[stars, '', ...lines, '', stars].join('\n')} (http://localhost/x/library.js)`;

const missing = (packageName: string) =>
  frame(
    'MUI X: Missing license key.',
    '',
    `The license key is missing. You might not be allowed to use \`${packageName}\` which is part of MUI X Pro.`,
  );

const charts = '@mui/x-charts-pro';

test('the message about a package that the page uses is right', () => {
  expect(removeLicenseMessages([missing(charts)], 'current', [charts])).toEqual([]);
});

test.each([
  ['another package', missing('@mui/x-tree-view-pro'), 'current', [charts]],
  ['a page without such demos', missing(charts), 'current', []],
  ['the words of another version', missing(charts), 'v6', [charts]],
  ['another message', frame('MUI X: Invalid license key.'), 'current', [charts]],
  ['a message that only quotes it', `error: no ${missing(charts)}`, 'current', [charts]],
])('%s is left as a problem', (_, line, version, packages) => {
  expect(removeLicenseMessages([line], version, packages)).toEqual([line]);
});

test('older versions have words of their own', () => {
  const v5 = frame(
    'MUI: License key not found for @mui/x-data-grid-pro.',
    '',
    'This is a trial-only version of MUI X Pro.',
  );
  const v4 = frame(
    stars,
    '',
    'Material-UI X: License key not found.',
    '',
    'This is a trial-only version of Material-UI X.',
  );
  expect(removeLicenseMessages([v5], 'v5', ['@mui/x-data-grid-pro'])).toEqual([]);
  expect(removeLicenseMessages([v4], 'v4', ['@material-ui/x-grid'])).toEqual([]);
});
