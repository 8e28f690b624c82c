/** Not beside the file that it tests: it wants Node, its `fetch` and a real server to talk to. */
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { openInChat, type ChatContent } from '../../core/client/openInChat';
import { startServer } from './startServer';

const answerWith =
  (body: string, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };

const createTab = () => ({ opener: {}, close: jest.fn(), location: { replace: jest.fn() } });
let tab: ReturnType<typeof createTab>;
let open: jest.Mock;

beforeEach(() => {
  tab = createTab();
  open = jest.fn(() => tab);
  Object.assign(globalThis, { window: { open } });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

const content: ChatContent = {
  name: 'ColumnTypes',
  description: 'Columns | X Docs',
  files: [
    { path: 'ColumnTypes.tsx', content: `import { rows } from './rows';\n` },
    { path: 'rows.ts', content: 'export const rows = [];\n' },
  ],
  type: 'x-docs-demo',
  package: { name: '@acme/x-data-table', version: '8.11.0' },
};
const bring = async () => content;

const nextUrl = 'https://chat.example.com/c/1?from=docs#top';

test('sends what it is given and leads an empty tab, which cannot reach back, to the conversation', async () => {
  const received: unknown[] = [];
  const chat = await startServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push(method, url, headers['content-type'], JSON.parse(await text(request)));
    // Before the answer, so that no blocker takes the tab for a popup.
    expect(open.mock.calls).toEqual([['', '_blank']]);
    response.end(JSON.stringify({ nextUrl }));
  });
  await openInChat(chat, bring);
  expect(received).toEqual([
    'POST',
    '/v1/public/chat/open',
    'application/json',
    { ...content, files: [{ ...content.files[0], isEntry: true }, content.files[1]] },
  ]);
  expect(tab.location.replace.mock.calls).toEqual([[nextUrl]]);
  expect(tab.opener).toBeNull();
  expect(tab.close).not.toHaveBeenCalled();
});

async function expectFailure(
  cause: RegExp,
  ...given: Parameters<typeof openInChat>
): Promise<void> {
  const error = await openInChat(...given).then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error?.message).toBe('Failed to open chat');
  expect(String(error?.cause)).toMatch(cause);
  expect(tab.location.replace).not.toHaveBeenCalled();
}

test.each([
  ['an error', '{"nextUrl":"https://chat.example.com"}', 500, /responded with 500/],
  ['a refusal', '', 404, /responded with 404/],
  ['something that is no JSON', '<html>', 200, /SyntaxError/],
  ['nothing at all', 'null', 200, /TypeError/],
  ['no address', '{}', 200, /Invalid URL/],
  ['a relative address', '{"nextUrl":"/c/1"}', 200, /Invalid URL/],
  ['an address without encryption', '{"nextUrl":"http://chat.example.com"}', 200, /isn.t https/],
  ['a script for an address', '{"nextUrl":"javascript:alert(1)"}', 200, /isn.t https/],
])('fails and closes the tab when the chat answers with %s', async (_what, body, status, cause) => {
  const chat = await startServer(answerWith(body, status));
  await expectFailure(cause, chat, bring);
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('fails when the chat does not answer in time', async () => {
  const chat = await startServer(() => {});
  await expectFailure(/TimeoutError/, chat, bring, 50);
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('fails when the answer begins but does not end in time', async () => {
  const chat = await startServer((_request, response) => {
    response.write('{"nextUrl":');
  });
  await expectFailure(/TimeoutError/, chat, bring, 50);
});

test('fails when the chat cannot be reached', async () => {
  // No one listens at this port.
  await expectFailure(/fetch failed/, 'http://127.0.0.1:9', bring);
});

test('fails and closes the tab when there is nothing to send', async () => {
  const refuse = () => Promise.reject(new Error('It imports no package.'));
  await expectFailure(/imports no package/, 'http://127.0.0.1:9', refuse);
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('fails when the browser lets no tab open', async () => {
  open.mockReturnValue(null);
  const chat = await startServer(answerWith(JSON.stringify({ nextUrl })));
  await expectFailure(/blocked the new tab/, chat, bring);
});

test('opens the address itself where a blocker refuses only empty tabs', async () => {
  open.mockReturnValueOnce(null);
  const chat = await startServer(answerWith(JSON.stringify({ nextUrl })));
  await openInChat(chat, bring);
  expect(open.mock.calls).toEqual([
    ['', '_blank'],
    [nextUrl, '_blank'],
  ]);
  expect(tab.opener).toBeNull();
});
