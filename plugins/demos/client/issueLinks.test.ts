import { toFingerprint, toIssueLinks } from './issueLinks';

test('is the same for the same error, and stays so', () => {
  expect(toFingerprint(new TypeError('rows is not iterable'))).toBe('crash-476c6ddb');
  expect(toFingerprint(new TypeError('rows is not iterable'))).toBe('crash-476c6ddb');
});

test.each([
  ['No row with id #12 found', 'No row with id #7 found'],
  ['Failed at https://a.example/x/main.js:1:20', 'Failed at http://localhost:3000/x/app.js:3:4'],
  ['Duplicate id :r1a:', 'Duplicate id :r2:'],
  ['a  b\nc', 'a b c'],
])('takes "%s" and "%s" for one crash', (one, other) => {
  expect(toFingerprint(new Error(one))).toBe(toFingerprint(new Error(other)));
});

test('tells different errors apart', () => {
  const errors = [
    new Error('rows is not iterable'),
    new TypeError('rows is not iterable'),
    new TypeError('columns is not iterable'),
  ];
  expect(new Set(errors.map(toFingerprint)).size).toBe(3);
});

const crash = {
  repository: 'https://git.example/x-docs',
  demo: 'FirstGrid',
  page: 'https://x-docs.example/x/v6/react-data-table#FirstGrid',
  version: 'v6',
  error: new TypeError('rows & columns are missing'),
  userAgent: 'Browser 1.0',
};

test('reports the page, the version, the error and its fingerprint', () => {
  const report = new URL(toIssueLinks(crash).report);
  expect(report.origin + report.pathname).toBe('https://git.example/x-docs/issues/new');
  const fingerprint = toFingerprint(crash.error);
  expect(report.searchParams.get('title')).toBe(
    `[docs] Demo FirstGrid crashes (v6, ${fingerprint})`,
  );
  const body = report.searchParams.get('body');
  for (const part of [
    crash.page,
    'Version: v6',
    'TypeError: rows & columns are missing',
    fingerprint,
  ]) {
    expect(body).toContain(part);
  }
});

test('looks for the same crash wherever it happened', () => {
  const elsewhere = { ...crash, demo: 'Other', version: 'v7', page: 'https://x-docs.example/x' };
  expect(toIssueLinks(elsewhere).search).toBe(toIssueLinks(crash).search);
});

test('keeps a long message out of the address', () => {
  const error = new Error('x'.repeat(100_000));
  expect(toIssueLinks({ ...crash, error }).report.length).toBeLessThan(4000);
});
