/** Replaces the `history` library: the addresses that a visit goes through, in the browser's own history. */

export interface Location {
  /** Decoded, as routes are. */
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
  key?: string;
}

type Action = 'POP' | 'PUSH' | 'REPLACE';
export type Target = string | Partial<Location>;
type Listener = (location: Location, action: Action) => void;
/** Refuses a change of address by returning `false`, or asks the visitor by returning a question. */
type Block = (location: Location, action: Action) => string | false | void;

export interface History {
  readonly length: number;
  readonly action: Action;
  readonly location: Location;
  createHref(location: Target): string;
  push(to: Target, state?: unknown): void;
  replace(to: Target, state?: unknown): void;
  go(delta: number): void;
  goBack(): void;
  goForward(): void;
  listen(listener: Listener): () => void;
  block(prompt?: Block | string | boolean): () => void;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function parse(text: string): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  return { pathname, search, hash };
}

/** Returns the text of a location. */
export function toPath({ pathname = '/', search = '', hash = '' }: Partial<Location>): string {
  const add = (mark: string, text: string) =>
    text && text !== mark ? (text.startsWith(mark) ? text : mark + text) : '';
  return (pathname || '/') + add('?', search) + add('#', hash);
}

/** Returns the location that a link leads to from another one. */
export function toLocation(to: Target, from?: Location, state?: unknown): Location {
  const location: Location = {
    ...(typeof to === 'string'
      ? parse(to)
      : {
          ...parse(toPath(to)),
          pathname: to.pathname ?? '',
          ...('state' in to && { state: to.state }),
        }),
    ...(state !== undefined && { state }),
  };
  const { pathname } = location;
  if (!pathname) {
    location.pathname = from?.pathname ?? '/';
  } else if (!pathname.startsWith('/') && from) {
    location.pathname = new URL(pathname, new URL(from.pathname, 'http://a')).pathname;
  }
  location.pathname = decode(location.pathname);
  return location;
}

const createKey = () => Math.random().toString(36).slice(2, 8);

/** Begins to follow the browser's history. */
export function createBrowserHistory(): History {
  const { history } = window;
  const listeners = new Set<Listener>();
  let prompt: Block | string | boolean | undefined;
  /** Whether the next step is one back to where the visitor had to stay. */
  let isReverting = false;

  function readLocation(): Location {
    const { key, state } = (history.state ?? {}) as Pick<Location, 'key' | 'state'>;
    const { pathname, search, hash } = window.location;
    return { ...toLocation({ pathname, search, hash }), state, ...(key && { key }) };
  }

  let location = readLocation();
  let action: Action = 'POP';
  /** Keys of the visit's locations, to know how far a refused step was. */
  let keys = [location.key];

  function show(next: Location, how: Action): void {
    location = next;
    action = how;
    [...listeners].forEach((listen) => listen(location, action));
  }

  function isAllowed(next: Location, how: Action): boolean {
    const answer = typeof prompt === 'function' ? prompt(next, how) : prompt;
    return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
  }

  function change(to: Target, state: unknown, how: 'PUSH' | 'REPLACE'): void {
    const next = { ...toLocation(to, location, state), key: createKey() };
    if (!isAllowed(next, how)) {
      return;
    }
    const entry = { key: next.key, state: next.state };
    const index = keys.indexOf(location.key);
    if (how === 'PUSH') {
      history.pushState(entry, '', toPath(next));
      keys = [...keys.slice(0, index + 1), next.key];
    } else {
      history.replaceState(entry, '', toPath(next));
      keys[index] = next.key;
    }
    show(next, how);
  }

  window.addEventListener('popstate', () => {
    const next = readLocation();
    if (isReverting || isAllowed(next, 'POP')) {
      const isBack = isReverting;
      isReverting = false;
      show(isBack ? location : next, isBack ? action : 'POP');
      return;
    }
    const [to, from] = [location, next].map(({ key }) => Math.max(keys.indexOf(key), 0));
    const delta = (to ?? 0) - (from ?? 0);
    if (delta !== 0) {
      isReverting = true;
      history.go(delta);
    }
  });

  return {
    get length() {
      return history.length;
    },
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    createHref: toPath,
    push: (to, state) => change(to, state, 'PUSH'),
    replace: (to, state) => change(to, state, 'REPLACE'),
    go: (delta) => history.go(delta),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(next = false) {
      prompt = next;
      return () => {
        prompt = prompt === next ? undefined : prompt;
      };
    },
  };
}
