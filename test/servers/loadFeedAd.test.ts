/** Not beside the file that it tests: it wants Node, its `fetch` and a real server to talk to. */
import type { RequestListener } from 'node:http';
import { loadFeedAd, startFeed } from '../../plugins/ads/client/feed';
import type { Finding } from '../../plugins/ads/types';
import { startServer } from './startServer';

const ad = { statlink: 'https://ads.example.com/1', company: 'Shop', description: 'All.' };
const shown = {
  link: 'https://ads.example.com/1',
  company: 'Shop',
  description: 'All.',
  impressions: [],
};

/** Answers the first request with the first body, and so on; the last is repeated. */
function answerWith(bodies: readonly unknown[], status = 200) {
  const requests: string[] = [];
  const answer: RequestListener = ({ method, url }, response) => {
    const body = bodies[Math.min(requests.length, bodies.length - 1)];
    requests.push(`${method} ${url}`);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  return { requests, answer };
}

const load = (url: string, timeout?: number) =>
  loadFeedAd(url, { signal: new AbortController().signal, timeout });

test('takes the ad of the first answer', async () => {
  const { requests, answer } = answerWith([{ ads: [ad] }]);
  const origin = await startServer(answer);
  expect(await load(`${origin}/ads/site.json?a=1`)).toEqual(shown);
  expect(requests).toEqual(['GET /ads/site.json?a=1']);
});

test('asks again while there is no ad that can be shown', async () => {
  const useless = [
    { ads: [] },
    { ads: [{}] },
    { ads: [{ ...ad, statlink: 'javascript:alert(1)' }] },
  ];
  const { requests, answer } = answerWith([...useless, { ads: [ad] }]);
  expect(await load(await startServer(answer))).toEqual(shown);
  expect(requests).toHaveLength(4);
});

test('gives up after ten requests, for the whole visit', async () => {
  const { requests, answer } = answerWith([{ ads: [] }]);
  const origin = await startServer(answer);
  expect(await load(origin)).toBeUndefined();
  expect(requests).toHaveLength(10);
  expect(await load(origin)).toBeUndefined();
  expect(requests).toHaveLength(10);
});

test('a feed that was not awaited is asked again', async () => {
  const { requests, answer } = answerWith([{ ads: [] }, { ads: [] }, { ads: [ad] }]);
  const leaving = new AbortController();
  const origin = await startServer((request, response) => {
    answer(request, response);
    if (requests.length === 2) {
      leaving.abort();
    }
  });
  expect(await loadFeedAd(origin, { signal: leaving.signal })).toBeUndefined();
  expect(requests).toHaveLength(2);
  expect(await load(origin)).toEqual(shown);
});

test('an answer that is too long is no ad, and is not read to its end', async () => {
  let sent = 0;
  let isGivenUp = false;
  const origin = await startServer((_request, response) => {
    response.on('close', () => (isGivenUp = true));
    const send = () => {
      if (!isGivenUp) {
        sent += 100_000;
        response.write(' '.repeat(100_000));
        setTimeout(send, 1);
      }
    };
    send();
  });
  expect(await load(origin)).toBeUndefined();
  expect(sent).toBeLessThan(50_000_000);
});

test.each([201, 204, 404, 500])('an answer of %d is no ad, and ends it', async (status) => {
  const { requests, answer } = answerWith([{ ads: [ad] }], status);
  expect(await load(await startServer(answer))).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test.each(['', '<html>', '{"ads":[', 'undefined'])('"%s" is no ad, and ends it', async (body) => {
  const { requests, answer } = answerWith([body]);
  expect(await load(await startServer(answer))).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test('no answer in time is no ad', async () => {
  expect(await load(await startServer(() => {}), 50)).toBeUndefined();
});

test('an answer that begins and does not end is no ad', async () => {
  const origin = await startServer((_request, response) => {
    response.write('{"ads":[');
  });
  expect(await load(origin, 50)).toBeUndefined();
});

test('an answer that breaks off is no ad', async () => {
  const origin = await startServer((request) => request.socket.destroy());
  expect(await load(origin)).toBeUndefined();
});

test('a server that is not there has no ad', async () => {
  expect(await load('http://127.0.0.1:9')).toBeUndefined();
});

test('ended, the request on its way is given up', async () => {
  let isGivenUp: () => void;
  const givenUp = new Promise<void>((resolve) => (isGivenUp = resolve));
  const ending = new AbortController();
  const origin = await startServer((_request, response) => {
    response.on('close', () => isGivenUp());
    ending.abort();
  });
  expect(await loadFeedAd(origin, { signal: ending.signal })).toBeUndefined();
  await givenUp;
});

test('ended before it began, nothing is asked', async () => {
  const { requests, answer } = answerWith([{ ads: [ad] }]);
  const origin = await startServer(answer);
  expect(await loadFeedAd(origin, { signal: AbortSignal.abort() })).toBeUndefined();
  expect(requests).toEqual([]);
});

/** What the provider tells until it has an answer, or was ended. */
async function tell(answer: RequestListener, end = false): Promise<Finding[]> {
  const url = await startServer(answer);
  const findings: Finding[] = [];
  await new Promise<void>((resolve) => {
    const stop = startFeed(url, (finding) => {
      findings.push(finding);
      if (finding.state !== 'waiting') {
        resolve();
      }
    });
    if (end) {
      stop();
      setTimeout(resolve, 50);
    }
  });
  return findings;
}

test('the provider tells that it waits, then the ad', async () => {
  const { answer } = answerWith([{ ads: [ad] }]);
  expect(await tell(answer)).toEqual([{ state: 'waiting' }, { state: 'loaded', ad: shown }]);
});

test('the provider tells that there is none', async () => {
  const { answer } = answerWith(['<html>']);
  expect(await tell(answer)).toEqual([{ state: 'waiting' }, { state: 'failed' }]);
});

test('ended, the provider tells nothing more', async () => {
  const { answer } = answerWith([{ ads: [ad] }]);
  expect(await tell(answer, true)).toEqual([{ state: 'waiting' }]);
});
