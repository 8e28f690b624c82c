import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { type FeedbackStore, openStore, validateFeedback } from './store';

/** Largest body, in bytes: a comment of the allowed length in any script, and its fields. */
const MAX_BODY = 24_000;

/** How long a request may take to arrive, in ms. */
const TIMEOUT = 10_000;

/** How many requests are accepted in a minute: of one address, and of all. */
const MAX_OF_ONE = 12;
const MAX_OF_ALL = 600;
const MINUTE = 60_000;

/** What is wrong with a request, and the status that says so. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Counts requests in the current minute. Addresses are forgotten with it, and written nowhere. */
function createLimit() {
  let counts = new Map<string, number>();
  let started = 0;
  return (address: string): boolean => {
    const now = Date.now();
    if (now - started > MINUTE) {
      counts = new Map();
      started = now;
    }
    const count = (counts.get(address) ?? 0) + 1;
    const all = (counts.get('') ?? 0) + 1;
    counts.set(address, count).set('', all);
    return count <= MAX_OF_ONE && all <= MAX_OF_ALL;
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) {
      throw new Refusal(413, `Feedback has at most ${MAX_BODY} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Other sites can make a visitor's browser send something, but not as a request of this site. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

function check(request: IncomingMessage): void {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'Send feedback with POST.');
  }
  if (isFromElsewhere(request)) {
    throw new Refusal(403, 'Feedback is accepted from the pages of this site.');
  }
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Send feedback as application/json.');
  }
}

/** @throws a refusal with what is wrong with the text */
function parseFeedback(text: string) {
  try {
    return validateFeedback(JSON.parse(text));
  } catch (error) {
    throw new Refusal(400, (error as Error).message);
  }
}

interface Options {
  store: FeedbackStore;
  /** Header in which a proxy in front passes on the visitor's address; absent: there is no proxy. */
  addressHeader?: string;
  /** Called with what went wrong on this side. */
  onError(error: Error): void;
}

/** The project's own file, which `npm start` and `npm run serve` write and `npm run feedback` reads. */
export const feedbackFile = 'feedback.jsonl';

/** @param siteDir absolute path of the project */
export const openFeedback = (siteDir: string): Options => ({
  store: openStore(path.join(siteDir, feedbackFile)),
  onError: ({ message }) => console.error(message),
});

/**
 * Creates what receives feedback from pages on the same origin. It answers 204, or says what is wrong
 * with the request, and keeps nothing about the visitor.
 */
export function createReceiver({ store, addressHeader, onError }: Options): RequestListener {
  const isAllowed = createLimit();
  const receive = async (request: IncomingMessage) => {
    check(request);
    const address =
      (addressHeader && request.headers[addressHeader]) ?? request.socket.remoteAddress;
    if (!isAllowed(String(address))) {
      throw new Refusal(429, 'Too much feedback in a minute. Try again later.');
    }
    await store.add(parseFeedback(await readBody(request)));
  };
  return (request, response) => {
    request.setTimeout(TIMEOUT, () => request.destroy());
    receive(request).then(
      () => response.writeHead(204).end(),
      (error: Error) => {
        const status = error instanceof Refusal ? error.status : 500;
        if (status === 500) {
          onError(error);
        }
        const headers = {
          'Content-Type': 'text/plain; charset=utf-8',
          ...(status === 405 && { Allow: 'POST' }),
          ...(status === 429 && { 'Retry-After': '60' }),
        };
        response.writeHead(status, headers);
        response.end(status === 500 ? "Couldn't save the feedback." : error.message);
      },
    );
  };
}
