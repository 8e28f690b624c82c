/** A demo beside itself in another version: which versions have it, and the code that differs. */
import { useEffect, useState } from 'react';
import { isTexts } from '../../../core/client/isRecord';
import { loadOnce } from '../../../core/client/loadOnce';
import { useSite } from '../../../core/client/site';
import { request } from '../../../core/client/request';
import type { Site, Version } from '../../../core/types';
import { toVersionHref } from '../../navigation/client';
import type { DemoModule } from '../types';

/** How long a version's list of demos may take, in ms. */
const timeout = 4000;

/** Loads the ids of a version's demos, by path in the version. */
const loadIds = loadOnce(async (url: string): Promise<Record<string, string>> => {
  const response = await request(url, timeout);
  const ids: unknown = await response.json();
  if (!isTexts(ids)) {
    throw new Error(`${url} is not a list of demos.`);
  }
  return ids;
});

/** The same demo in another version. */
export interface Counterpart {
  version: Version;
  id: string;
}

export interface Counterparts {
  /** The newest version's first. */
  found: readonly Counterpart[];
  /** Whether the list of a version failed to load; it may have the demo, too. */
  hasFailed: boolean;
}

/** `docs/charts/pie/demos/Donut.tsx` is `charts/pie/demos/Donut`, in each version. */
const toListedPath = ({ path }: Pick<DemoModule, 'path'>): string =>
  path.replace(/^(?:versioned_docs\/)?[^/]+\//, '').replace(/\.tsx$/, '');

/** Finds the other versions on this host that have the same demo. */
export async function findCounterparts(
  site: Site,
  own: Version,
  demo: Pick<DemoModule, 'path'>,
): Promise<Counterparts> {
  const listed = toListedPath(demo);
  const others = site.versions.filter(({ name, host }) => name !== own.name && host === own.host);
  const lists = await Promise.allSettled(
    others.map(async (version) => {
      const ids = await loadIds(toVersionHref(site, own, version, '/demos.json'));
      return Object.hasOwn(ids, listed) ? [{ version, id: ids[listed] ?? '' }] : [];
    }),
  );
  return {
    found: lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])),
    hasFailed: lists.some(({ status }) => status === 'rejected'),
  };
}

/** The same demo in other versions, as soon as it is known; `retry` looks again after a failure. */
export function useCounterparts(
  demo: Pick<DemoModule, 'path'>,
): Partial<Counterparts> & { retry(): void } {
  const { site, version } = useSite();
  const [counterparts, setCounterparts] = useState<Partial<Counterparts>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    void findCounterparts(site, version, demo).then((result) => !gone && setCounterparts(result));
    return () => {
      gone = true;
    };
  }, [site, version, demo, attempt]);
  return { ...counterparts, retry: () => setAttempt(attempt + 1) };
}

/** How the playground in a frame says which code its demo has. */
interface CodeMessage {
  type: 'demo-code';
  code: string;
}

/** Sends the code of a demo to the page around this one. */
export function sendCode(code: string): void {
  const message: CodeMessage = { type: 'demo-code', code };
  window.parent.postMessage(message, window.location.origin);
}

/**
 * Returns the code that a frame has sent; nothing for other messages, or those of another page.
 *
 * @param frame the window of the frame
 */
export function readSentCode(
  { origin, source, data }: MessageEvent<unknown>,
  frame: Window | null | undefined,
): string | undefined {
  const { type, code } = (data ?? {}) as Partial<Record<keyof CodeMessage, unknown>>;
  const isMessage = type === 'demo-code' && typeof code === 'string';
  return isMessage && source === frame && origin === window.location.origin ? code : undefined;
}
