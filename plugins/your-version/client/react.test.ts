import { describeReactProblem, findReactProblem, loadReactProblem } from './react';

const needs = { '7.0.0': '^17.0.0 || ^18.0.0', '7.23.0': '^17.0.0 || ^18.0.0 || ^19.0.0' };

test.each([
  ['a release that works with it', '7.2.0', '18.2.0', undefined],
  ['a later release that works with it', '7.23.1', '19.2.0', undefined],
  [
    'a release of which a later one works with it',
    '7.22.3',
    '19.0.0',
    { range: '^17.0.0 || ^18.0.0', fixedIn: '7.23.0' },
  ],
  ['a React that is too old', '7.24.0', '16.14.0', { range: needs['7.23.0'] }],
  ['the documented release, without a choice', undefined, '16.14.0', { range: needs['7.23.0'] }],
  ['the documented release, for another major', '6.20.0', '16.14.0', { range: needs['7.23.0'] }],
])('of %s, the problem is known', (_name, used, react, expected) => {
  expect(findReactProblem(needs, used, react)).toEqual(expected);
});

test('where nothing is known of the React, nothing is said', () => {
  expect(findReactProblem(undefined, '7.0.0', '16.14.0')).toBeUndefined();
  expect(findReactProblem({ '7.5.0': '^18.0.0' }, '7.4.0', '16.14.0')).toBeUndefined();
});

test('the message names what is needed, and what works', () => {
  expect(describeReactProblem({ range: '^18.0.0' }, 'v7', '16.14.0')).toBe(
    'v7 needs React ^18.0.0; you use 16.14.0',
  );
  expect(describeReactProblem({ range: '^18.0.0', fixedIn: '7.23.0' }, '7.22.0', '19.0.0')).toBe(
    '7.22.0 needs React ^18.0.0; 7.23.0 works with your 19.0.0',
  );
});

test.each([
  [
    'what it needs',
    { react: { graphs: needs } },
    '7.22.0 needs React ^17.0.0 || ^18.0.0; 7.23.0 works with your 19.0.0',
  ],
  ['nothing of an older build', { rows: {} }, ''],
  ['nothing of what is no text', { react: { graphs: { '7.0.0': 17 } } }, ''],
])('the page says of another version %s', async (_name, answer, expected) => {
  const response = { ok: true, json: () => Promise.resolve(answer) };
  const fetch = jest.fn(() => Promise.resolve(response));
  Object.assign(globalThis, { fetch });
  AbortSignal.timeout ??= () => new AbortController().signal;
  const url = `/x/${encodeURIComponent(_name)}/`;
  expect(await loadReactProblem(url, 'graphs', '7.22.0', '19.0.0')).toBe(expected);
});

test('of a host that does not answer, nothing is said', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await loadReactProblem('https://old.example/x/', 'graphs', '7.22.0', '19.0.0')).toBe('');
});
