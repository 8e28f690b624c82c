/** Not beside the file that it tests: it wants Node, its `fetch` and a real server to talk to. */
import { text } from 'node:stream/consumers';
import { sendFeedback } from '../../plugins/feedback/client/feedback';
import type { Feedback } from '../../plugins/feedback/types';
import { startServer } from './startServer';

const feedback: Feedback = {
  rating: 0,
  comment: 'Says "no" – <b>why</b>?',
  page: '/x/react-graphs',
  section: 'bars',
  version: 'v7',
  language: 'en',
  product: 'x-graphs',
};

test('posts the feedback as JSON', async () => {
  const received: unknown[] = [];
  const origin = await startServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push(method, url, headers['content-type'], JSON.parse(await text(request)));
    response.writeHead(204).end();
  });
  await sendFeedback(`${origin}/docs?site=x`, feedback);
  expect(received).toEqual(['POST', '/docs?site=x', 'application/json', feedback]);
});

test.each([400, 404, 500, 503])('an answer of %d is a failure', async (status) => {
  const origin = await startServer((_request, response) => {
    response.writeHead(status).end('{"ok": true}');
  });
  await expect(sendFeedback(origin, feedback)).rejects.toThrow(`responded with ${status}`);
});

test('a redirect is a failure, whatever answers in the end', async () => {
  const asked: string[] = [];
  const origin = await startServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url === '/' ? 302 : 200, { Location: '/sign-in' }).end();
  });
  await expect(sendFeedback(origin, feedback)).rejects.toThrow();
  expect(asked).toEqual(['/']);
});

test('no answer in time is a failure', async () => {
  const origin = await startServer(() => {});
  await expect(sendFeedback(origin, feedback, 50)).rejects.toThrow('timeout');
});

test('an answer that breaks off is a failure', async () => {
  const origin = await startServer((request) => request.socket.destroy());
  await expect(sendFeedback(origin, feedback)).rejects.toThrow('fetch failed');
});

test('a server that is not there is a failure', async () => {
  await expect(sendFeedback('http://127.0.0.1:9', feedback)).rejects.toThrow();
});
