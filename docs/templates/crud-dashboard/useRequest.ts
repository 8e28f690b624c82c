import * as React from 'react';
import { revision } from './equipmentServer';

interface Answer<Result> {
  /** The latest answer; it stays while the next one is on its way. */
  data?: Result;
  error?: Error;
}

/** Sends a request, again whenever it or the records change. Give it a function that is memoized. */
export function useRequest<Result>(send: () => Promise<Result>) {
  const [answer, setAnswer] = React.useState<Answer<Result>>({});
  const [isPending, setPending] = React.useState(true);
  const [attempt, retry] = React.useReducer((count: number) => count + 1, 0);
  const version = revision.useValue();

  React.useEffect(() => {
    let isLatest = true;
    const settle = (change: (before: Answer<Result>) => Answer<Result>) => {
      if (isLatest) {
        setAnswer(change);
        setPending(false);
      }
    };
    setPending(true);
    send().then(
      (data) => settle(() => ({ data })),
      (error: Error) => settle(({ data }) => ({ data, error })),
    );
    return () => {
      isLatest = false;
    };
  }, [send, attempt, version]);

  return { ...answer, isPending, retry };
}
