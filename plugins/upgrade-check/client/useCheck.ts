import { useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/docusaurus-plugin-upgrade-check/default/settings.json';
import type { Version } from '../../../core/types';
import { listMajors } from './useUpgrade';
import { type CheckAnswer, type CheckRequest, type CodeFile, upgradeCheckPage } from '../types';

export type CheckState = { state: 'idle' } | CheckAnswer;

/** How long the page waits for the worker to be loaded, in ms: it has 1.2 MB. */
const START_TIMEOUT = 60_000;

/** Checks files in a worker. A new check stops the one before. */
export function useCheck(): {
  answer: CheckState;
  check(files: readonly CodeFile[], from: Version, to: Version): void;
} {
  const root = useBaseUrl('/');
  const [answer, setAnswer] = useState<CheckState>({ state: 'idle' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    answer,
    check(files, from, to) {
      stop.current();
      const worker = new Worker(`${root}${upgradeCheckPage}/worker.js`);
      const fail = () => {
        stop.current();
        setAnswer({ state: 'failed' });
      };
      const timer = setTimeout(fail, START_TIMEOUT);
      stop.current = () => {
        clearTimeout(timer);
        worker.terminate();
      };
      setAnswer({ state: 'checking', done: 0 });
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        clearTimeout(timer);
        setAnswer(data);
      });
      // It failed to load, or what it runs has thrown.
      worker.addEventListener('error', fail);
      const request: CheckRequest = {
        files,
        from: from.name,
        to: to.name,
        products: from.products.filter((product) => to.products.includes(product)),
        majors: listMajors(from, to),
        root,
        settings,
      };
      worker.postMessage(request);
    },
  };
}
