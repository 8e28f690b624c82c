import { useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/docusaurus-plugin-upgrade-check/default/settings.json';
import type { Version } from '../../../core/types';
import { listMajors } from './useUpgrade';
import { type CheckAnswer, type CheckRequest, type CodeFile, upgradeCheckPage } from '../types';

export type CheckState = { state: 'idle' } | CheckAnswer;

/** Checks files in a worker. A new check stops the one before. */
export function useCheck(): {
  answer: CheckState;
  check(files: readonly CodeFile[], from: Version, to: Version): void;
} {
  const root = useBaseUrl('/');
  const [answer, setAnswer] = useState<CheckState>({ state: 'idle' });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  return {
    answer,
    check(files, from, to) {
      worker.current?.terminate();
      const started = new Worker(`${root}${upgradeCheckPage}/worker.js`);
      worker.current = started;
      setAnswer({ state: 'checking', done: 0 });
      started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => setAnswer(data));
      // It failed to load, or what it runs has thrown.
      started.addEventListener('error', () => setAnswer({ state: 'failed' }));
      const request: CheckRequest = {
        files,
        from: from.name,
        to: to.name,
        products: from.products.filter((product) => to.products.includes(product)),
        majors: listMajors(from, to),
        root,
        settings,
      };
      started.postMessage(request);
    },
  };
}
