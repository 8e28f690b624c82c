import type { Version } from '../../../core/types';
import type { Finding } from '../types';
import { renderReport, summarize } from './findingTexts';

const toVersion = (label: string) => ({ name: label, label }) as Version;
const [from, to] = [toVersion('v7'), toVersion('v8')];

const toFinding = (finding: Partial<Finding>): Finding => ({
  file: 'a.tsx',
  line: 1,
  code: '<Grid />',
  kind: 'removed',
  part: 'prop',
  name: 'rows',
  owner: 'Grid',
  before: null,
  after: null,
  note: null,
  replacement: null,
  row: null,
  byCodemod: false,
  ...finding,
});

const report = (...findings: Partial<Finding>[]) =>
  renderReport({ findings: findings.map(toFinding), changes: [], failures: [] }, from, to);

test.each<[string, Partial<Finding>]>([
  ["rows of Grid doesn't exist in v8.", {}],
  ["AcmeGrid doesn't exist in v8.", { part: 'theme', name: 'AcmeGrid' }],
  ["@a/grid/Old isn't part of v8.", { part: 'package', name: '@a/grid/Old', owner: null }],
  ["@a/grid doesn't export Old in v8.", { part: 'export', name: 'Old', owner: '@a/grid' }],
  ['rows of Grid is required in v8.', { kind: 'required' }],
  ['rows of Grid has a different type in v8.', { kind: 'retyped' }],
  ['rows of Grid has a different default in v8.', { kind: 'default' }],
  ['rows of Grid needs the Team plan in v8.', { kind: 'plan', note: 'pro' }],
  ['rows of Grid is deprecated in v8.', { kind: 'deprecated' }],
])('says: %s', (sentence, finding) => {
  expect(report(finding)).toContain(`- [ ] 1: ${sentence}\n`);
});

test('a report is a task list by file, with types, replacements and reasons', () => {
  const text = report(
    { line: 2, code: 'a={`b`}', kind: 'retyped', before: 'A[]', after: 'B', byCodemod: true },
    { line: 3, replacement: 'items' },
    { file: 'b.tsx', kind: 'deprecated', note: 'Use `items`.' },
  );
  expect(text).toBe(`# v7 → v8

To change by hand: 2. Changed by the codemod: 1.

## a.tsx

- [ ] 2: rows of Grid has a different type in v8. (codemod)
  \`A[]\` → \`B\`
  \`a={'b'}\`
- [ ] 3: rows of Grid doesn't exist in v8.
  Possible replacement: items
  \`<Grid />\`

## b.tsx

- [ ] 1: rows of Grid is deprecated in v8.
  Use \`items\`.
  \`<Grid />\`
`);
});

test('a check without findings says so, and names files that failed', () => {
  const result = { findings: [], changes: [], failures: [{ file: 'a.ts', message: 'Line 3' }] };
  expect(summarize(result)).toBe('Nothing found.');
  expect(renderReport(result, from, to)).toContain('- a.ts: Line 3');
});
