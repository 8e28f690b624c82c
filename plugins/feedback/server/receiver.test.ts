import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReceiver } from './receiver';
import { openStore } from './store';
import { renderSummary, summarize } from './summary';

const vote = {
  rating: 1,
  comment: '',
  page: '/x/react-graphs',
  section: null,
  version: '8.11.0',
  language: 'en',
  product: 'x-graphs',
};

let dir: string;
let file: string;
let server: Server;
let url: string;
const onError = jest.fn();

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'feedback-'));
  file = path.join(dir, 'feedback.jsonl');
  server = createServer(createReceiver({ store: openStore(file), onError }));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/feedback`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true });
});

const send = (body: unknown, init: RequestInit = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });

test('keeps votes and comments with the day, and nothing about the visitor', async () => {
  const comment = { ...vote, rating: null, comment: 'Line\n2', section: 'axes' };
  expect((await send(vote)).status).toBe(204);
  expect((await send(comment)).status).toBe(204);
  const stored = await openStore(file).list();
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(stored).toEqual([
    { ...vote, date },
    { ...comment, date },
  ]);
  expect(await readFile(file, 'utf8')).not.toMatch(/127\.0\.0\.1|::1|undici|node/);
});

test('all feedback that arrives at the same time is kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => send({ ...vote, comment: `no. ${index}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
  expect(await openStore(file).list()).toHaveLength(8);
});

test.each([
  ['another method', undefined, { method: 'PUT' }, 405],
  ['a form', undefined, { headers: { 'Content-Type': 'text/plain' } }, 415],
  [
    'a page of another site',
    undefined,
    { headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' } },
    403,
  ],
  [
    'a page without an origin',
    undefined,
    { headers: { 'Content-Type': 'application/json', Origin: 'null' } },
    403,
  ],
  ['text that is no JSON', '{"rating":', {}, 400],
  ['a list', [vote], {}, 400],
  ['an unknown field', { ...vote, email: 'a@example.com' }, {}, 400],
  ['a rating of stars', { ...vote, rating: 5 }, {}, 400],
  ['nothing at all', { ...vote, rating: null }, {}, 400],
  ['an address for a page', { ...vote, page: '//evil.example' }, {}, 400],
  ['a page with a query', { ...vote, page: '/x/api?filter=secret' }, {}, 400],
  ['a comment that is too long', { ...vote, comment: 'x'.repeat(5001) }, {}, 400],
  ['a body that is too large', 'x'.repeat(30_000), {}, 413],
])('refuses %s', async (_name, body, init, status) => {
  const answer = await send(body ?? vote, init);
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toBe('');
  expect(await openStore(file).list()).toEqual([]);
});

test('one visitor is told to wait, when much arrives in a minute', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 14; count++) {
    statuses.push((await send(vote)).status);
  }
  expect(statuses.slice(11)).toEqual([204, 429, 429]);
});

test('says that it failed, and here why, when the file cannot be written', async () => {
  await rm(dir, { recursive: true });
  const answer = await send(vote);
  expect([answer.status, await answer.text()]).toEqual([500, "Couldn't save the feedback."]);
  expect(onError).toHaveBeenCalledTimes(1);
  dir = await mkdtemp(path.join(tmpdir(), 'feedback-'));
});

test('a line that a crash cut off spoils no other', async () => {
  await writeFile(file, '\n{"rating":1,"comm');
  expect((await send(vote)).status).toBe(204);
  expect(await openStore(file).list()).toHaveLength(1);
});

test('sums up by page, section and version, the least helpful first', async () => {
  await send(vote);
  await send({ ...vote, page: '/x/react-tree-list', rating: 0, comment: 'No \u001b[2J keys' });
  await send({ ...vote, page: '/x/react-tree-list', rating: 0, version: 'v7' });
  const places = summarize(await openStore(file).list());
  expect(places.map(({ page, version, unhelpful }) => [page, version, unhelpful])).toEqual([
    ['/x/react-tree-list', '8.11.0', 1],
    ['/x/react-tree-list', 'v7', 1],
    ['/x/react-graphs', '8.11.0', 0],
  ]);
  expect(renderSummary(places)).toMatch(
    /^\/x\/react-tree-list \(8\.11\.0, en\): 0 helpful, 1 not\n {2}\S+ {2}No {2}\[2J keys\n/,
  );
  expect(renderSummary([])).toBe('No feedback yet.');
});
