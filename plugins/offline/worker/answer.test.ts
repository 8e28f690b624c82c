import { hurry, openBrowser, toResponse, type Browser } from '../testing/browser';
import { answer } from './answer';

const versions = ['/x/', '/x/v7/'];
const origin = 'https://example.com';

let browser: Browser;

beforeEach(() => {
  browser = openBrowser();
});

const ask = (path: string, init: RequestInit = {}) =>
  answer(new Request(origin + path, init), versions);

/** A request that opens a page, which code can't make. */
const open = (path: string) => {
  const { headers, signal } = new Request(origin);
  const request = {
    method: 'GET',
    mode: 'navigate',
    url: origin + path,
    headers,
    signal,
    cache: 'default',
  };
  return answer(request as Request, versions);
};

/** A request for the script of a worker. */
const askForWorker = (path: string) => {
  const request = new Request(origin + path, { mode: 'same-origin' });
  return answer(Object.defineProperty(request, 'destination', { value: 'worker' }), versions);
};

const save = (path: string, content = path) =>
  browser.save('offline:/x/:a', path, toResponse(path, content));

const stall = () => {
  browser.serve = () => new Promise(() => {});
};

/** Answers with the beginning of a file, and then nothing. */
const stallInBody = () => {
  browser.serve = (_path, { signal }) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('<!doctype html>'));
        signal?.addEventListener('abort', () => stream.error(new Error('Stalled.')));
      },
    });
    return new Response(body);
  };
};

const cut = () => {
  browser.serve = () => Promise.reject(new TypeError('Failed to fetch'));
};

test('leaves alone what pages save, what is sent, and what is of no version', () => {
  expect(ask('/x/a', { mode: 'same-origin' })).toBeUndefined();
  expect(ask('/x/a', { method: 'POST' })).toBeUndefined();
  expect(ask('/y/a')).toBeUndefined();
  expect(answer(new Request('https://other.example/x/a'), versions)).toBeUndefined();
});

test('the script of a worker is answered too', async () => {
  cut();
  save('/x/pagefind/worker.js', 'saved');
  expect(await (await askForWorker('/x/pagefind/worker.js'))?.text()).toBe('saved');
});

test('a page comes from the network, also when it is saved', async () => {
  save('/x/bars', 'saved');
  browser.serve = () => toResponse('bars', 'fresh');
  expect(await (await open('/x/bars'))?.text()).toBe('fresh');
});

test('a saved page is shown when the line stalls for 3 s, and the request ends', async () => {
  save('/x/bars', 'saved');
  const limits = hurry();
  let aborted = false;
  browser.serve = (_path, { signal }) => {
    signal?.addEventListener('abort', () => (aborted = true));
    return new Promise(() => {});
  };
  expect(await (await open('/x/bars/?a'))?.text()).toBe('saved');
  expect(limits).toEqual([3000]);
  expect(aborted).toBe(true);
});

test('what is not saved is given up after 30 s', async () => {
  const limits = hurry();
  stall();
  await expect(ask('/x/search.json')).rejects.toThrow('Aborted.');
  expect(limits).toEqual([30_000]);
});

test('a saved page is shown when the line stalls in the middle of another one', async () => {
  save('/x/bars', 'saved');
  const limits = hurry();
  stallInBody();
  expect(await (await open('/x/bars'))?.text()).toBe('saved');
  expect(limits).toEqual([3000]);
});

test.each(['/x/search.json', '/x/assets/js/a.js'])(
  'what is not saved of %s is given up when nothing more arrives for 30 s',
  async (path) => {
    const limits = hurry();
    stallInBody();
    const response = await ask(path);
    await expect(response?.text()).rejects.toThrow('Stalled.');
    expect(new Set(limits)).toEqual(new Set([30_000]));
  },
);

test('a file with a hash in its name that does not come is given up after 30 s', async () => {
  hurry();
  stall();
  await expect(ask('/x/assets/js/a.js')).rejects.toThrow('Aborted.');
});

test('what arrives is passed on with its status and headers', async () => {
  const headers = { 'Content-Type': 'text/css', 'Content-Range': 'bytes 0-3/9' };
  browser.serve = () => new Response('body', { status: 206, headers });
  const response = await ask('/x/a.css');
  expect(response?.status).toBe(206);
  expect(response?.headers.get('Content-Range')).toBe('bytes 0-3/9');
  expect(await response?.text()).toBe('body');
});

test.each(['/x/search.json', '/x/assets/js/a.js'])(
  'the request of %s ends when its page is left',
  async (path) => {
    const controller = new AbortController();
    stall();
    const answered = ask(path, { signal: controller.signal });
    setTimeout(() => controller.abort(), 10);
    await expect(answered).rejects.toThrow('Aborted.');
  },
);

test('only files in the folder of a version have hashes in their names', async () => {
  browser.serve = () => toResponse('a', 'fresh');
  for (const path of ['/x/assets/js/a.js', '/x/v7/assets/js/a.js']) {
    save(path, 'saved');
    expect(await (await ask(path))?.text()).toBe('saved');
  }
  for (const path of ['/x/react-graphs/assets/a', '/x/a', '/x/v7/a']) {
    save(path, 'saved');
    expect(await (await ask(`${path}?q=/assets/`))?.text()).toBe('fresh');
  }
});

test('an error page that was saved as a script is passed over', async () => {
  const path = '/x/assets/js/a.js';
  browser.save('offline:/x/:a', path, toResponse('page', '<!doctype html>'));
  browser.serve = () => toResponse('a.js', 'fresh');
  expect(await (await ask(path))?.text()).toBe('fresh');
});

test('without network, a page that moved leads to where it is', async () => {
  cut();
  save('/x/v7/redirects.json', '{"/old":"/new"}');
  const response = await open('/x/v7/old');
  expect(response?.headers.get('Location')).toBe(`${origin}/x/v7/new`);
});

test('without network, a page that is not saved leads to what is, in the first version that has it', async () => {
  cut();
  save('/x/v7/offline');
  const response = await open('/x/bars?q=1');
  expect(response?.headers.get('Location')).toBe(`${origin}/x/v7/offline?page=%2Fx%2Fbars`);
});

test('with nothing saved, the browser says that there is no network', async () => {
  cut();
  expect((await open('/x/bars'))?.type).toBe('error');
});
