/** Stands for what a browser has: caches, storage, locks, channels, and a host that it asks. */
import { createHash } from 'node:crypto';
import type { OfflineFile, OfflineManifest } from '../types';

export const base = '/x/';
const origin = 'https://example.com';

export const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns a list of files whose content is their own path, unless `contents` has another one. */
export function toManifest(
  paths: readonly string[],
  contents: Readonly<Record<string, string>> = {},
): OfflineManifest {
  const files = paths.map((path): OfflineFile => {
    const content = contents[path] ?? path;
    return [path, hash(content), content.length];
  });
  return {
    build: hash(JSON.stringify(files)),
    files,
    shell: [0],
    pages: Object.fromEntries(
      paths.map((path, index) => [path, { product: 'graphs', demos: 0, files: [index] }]),
    ),
  };
}

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

export const toResponse = (path: string, content = path) =>
  new Response(content, {
    headers: { 'Content-Type': types[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html' },
  });

type Serve = (path: string, init: RequestInit) => Response | Promise<Response>;

/** What a test looks at and changes. */
export interface Browser {
  /** What is saved: paths and contents, by the name of the cache. */
  read(): Promise<Record<string, Record<string, string>>>;
  save(name: string, path: string, response: Response): void;
  /** Whether there is room for a file. */
  hasRoom(path: string): boolean;
  /** Paths under the version that were asked for, in order. */
  asked: string[];
  /** Answers what is asked for; throws when there is no network. */
  serve: Serve;
  /** The worker that was registered. */
  worker?: FakeWorker;
  /** Whether `sw.js` on the host is the kill switch. */
  isKilled: boolean;
  /** Whether an open tab keeps the browser from removing it. */
  isKept: boolean;
  /** Stands for a worker that takes over. */
  changeController(): void;
  /** How often the page was loaded again. */
  reloads: number;
  document: EventTarget & { hidden: boolean; activeElement: null; fields: { value: string }[] };
  /** Serves a build from now on. */
  deploy(manifest: OfflineManifest, contents?: Readonly<Record<string, string>>): void;
}

class FakeWorker extends EventTarget {
  state = 'activated';
  readonly sent: unknown[] = [];
  constructor(private readonly isAtWork: boolean) {
    super();
  }
  postMessage(data: unknown, [port]: MessagePort[] = []) {
    if (port) {
      port.postMessage(this.isAtWork);
    } else {
      this.sent.push(data);
    }
  }
}

/** A registration whose only worker is at work. */
class Registration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  constructor(readonly active: FakeWorker) {
    super();
  }
}

class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this) {
        other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
  }
  close() {
    Channel.open.delete(this);
  }
}

class Locks {
  private last: Promise<unknown> = Promise.resolve();
  async request(
    _name: string,
    { signal }: { signal: AbortSignal },
    run: () => Promise<unknown>,
  ): Promise<unknown> {
    const before = this.last;
    const aborted = new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    const turn = before.catch(() => {});
    const result = Promise.race([turn, aborted]).then(() => run());
    this.last = Promise.allSettled([turn, result]);
    return result;
  }
}

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

const toPath = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname;

/** Installs a new browser for a test. */
export function openBrowser(): Browser {
  const stored = new Map<string, Map<string, Response>>();
  let registration: Registration | undefined;
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    register: async () => {
      browser.asked.push('sw.js');
      const { isKilled, isKept } = browser;
      browser.worker = new FakeWorker(!isKilled);
      registration = isKilled && !isKept ? undefined : new Registration(browser.worker);
      return new Registration(browser.worker);
    },
  });
  const browser: Browser = {
    async read() {
      const entries = [...stored].map(async ([name, cache]) => {
        const files = [...cache].map(async ([path, response]) => {
          const content = await response.clone().text();
          return [path, content] as const;
        });
        return [name, Object.fromEntries(await Promise.all(files))] as const;
      });
      return Object.fromEntries(await Promise.all(entries));
    },
    save(name, path, response) {
      stored.set(name, new Map([...(stored.get(name) ?? []), [path, response]]));
    },
    hasRoom: () => true,
    isKilled: false,
    isKept: false,
    changeController: () => void container.dispatchEvent(new Event('controllerchange')),
    reloads: 0,
    document: Object.assign(new EventTarget(), {
      hidden: false,
      activeElement: null,
      fields: [] as { value: string }[],
      querySelector: () => null,
      querySelectorAll: () => browser.document.fields,
    }),
    asked: [],
    serve: () => Response.error(),
    deploy(manifest, contents = {}) {
      browser.serve = (path) =>
        path === 'offline.json'
          ? toResponse(path, JSON.stringify(manifest))
          : manifest.files.some(([file]) => file === path)
            ? toResponse(path, contents[path])
            : new Response('', { status: 404 });
    },
  };
  const openCache = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((path) => ({ url: origin + path })),
      match: async (request: string) => cache.get(toPath(request))?.clone(),
      delete: async (request: string | { url: string }) => cache.delete(toPath(request)),
      put: async (request: string, response: Response) => {
        // Some take longer than others.
        await new Promise((resolve) => setTimeout(resolve, request.length % 4));
        if (!browser.hasRoom(toPath(request).slice(base.length))) {
          throw new DOMException('No room.', 'QuotaExceededError');
        }
        cache.set(toPath(request), response);
      },
    };
  };
  Channel.open.clear();
  const events = new EventTarget();
  Object.assign(globalThis, {
    window: Object.assign(globalThis, {
      localStorage: createStorage(),
      sessionStorage: createStorage(),
    }),
    caches: {
      keys: async () => [...stored.keys()],
      open: async (name: string) => openCache(name),
      delete: async (name: string) => stored.delete(name),
      match: async (url: string) =>
        [...stored.values()]
          .find((cache) => cache.has(toPath(url)))
          ?.get(toPath(url))
          ?.clone(),
    },
    BroadcastChannel: Channel,
    location: { origin, pathname: base, reload: () => (browser.reloads += 1) },
    document: browser.document,
    addEventListener: events.addEventListener.bind(events),
    fetch: async (request: string | Request, init: RequestInit = {}) => {
      const path = toPath(request).slice(base.length);
      browser.asked.push(path);
      const aborted = new Promise<never>((_resolve, reject) => {
        const stop = () => reject(new DOMException('Aborted.', 'AbortError'));
        init.signal?.addEventListener('abort', stop);
      });
      return Promise.race([Promise.resolve(browser.serve(path, init)), aborted]);
    },
  });
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: new Locks(), serviceWorker: container },
    configurable: true,
  });
  return browser;
}

/** Opens a page of the version, as a link does. */
export const openPage = (page: string) => Object.assign(location, { pathname: base + page });

/** Lets timers of seconds end at once; returns what they were set to, in ms. */
export function hurry(): number[] {
  const limits: number[] = [];
  const wait = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, limit = 0) => {
    limits.push(limit);
    return wait(run, Math.min(limit, 30));
  }) as typeof setTimeout);
  return limits;
}
