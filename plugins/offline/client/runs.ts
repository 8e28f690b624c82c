import { channelName, type OfflineManifest } from '../types';
import { mayAttempt, writeAttempt, type Failure } from './storage';

/** One run at a time saves or removes something, in all tabs. */
const lockName = 'offline';

/** How long the background stays away when a user saves something, so that the user's run comes first, in ms. */
const PAUSE = 1000;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** What background runs of this page listen to. */
let ended = false;
let running: AbortController | undefined;

/** Ends what runs when the kill switch says so, and interrupts it when a user saves something, in any tab. */
export function followChannel(): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    ended ||= data === 'end';
    running?.abort();
  });
  addEventListener('pagehide', () => running?.abort());
}

/** Why something couldn't be saved. */
export const toFailure = (error: unknown): Failure =>
  (error as Error).name === 'QuotaExceededError' ? 'full' : 'failed';

type Work = (signal: AbortSignal) => Promise<OfflineManifest>;

/**
 * Runs what saves a version, when no other tab does. It makes way for users. Once it has failed, no other
 * run begins for an hour; none begins where that can't be noted.
 *
 * @returns what the saved build has; nothing when it failed
 */
export async function runInBackground(
  base: string,
  work: Work,
): Promise<OfflineManifest | undefined> {
  while (!ended && mayAttempt(base)) {
    running = new AbortController();
    const { signal } = running;
    try {
      const manifest = await navigator.locks.request(lockName, { signal }, () => work(signal));
      writeAttempt(base);
      return manifest;
    } catch (error) {
      if (!signal.aborted) {
        writeAttempt(base, toFailure(error));
      }
    }
    await pause();
  }
  return undefined;
}

/**
 * Runs what a user asked for, at once: what runs in the background makes way. The kill switch aborts it.
 */
export async function runForUser<Result>(
  controller: AbortController,
  work: () => Promise<Result>,
): Promise<Result> {
  const { signal } = controller;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'end') {
      controller.abort(new Error('The host has the kill switch in place of the worker.'));
    }
  });
  channel.postMessage('pause');
  try {
    return (await navigator.locks.request(lockName, { signal }, work)) as Result;
  } finally {
    channel.close();
  }
}
