import { useCallback, useEffect, useRef, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies text, also a promise of it, and keeps the outcome for a while.
 *
 * @param resetAfter how long, in ms
 */
export function useCopy(resetAfter: number): {
  state: CopyState;
  copy(text: string | Promise<string>): Promise<void>;
} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(
    async (text: string | Promise<string>) => {
      // Without a secure context there is no clipboard, and this throws.
      const outcome = await Promise.resolve(text)
        .then((known) => navigator.clipboard.writeText(known))
        .then(
          () => 'copied' as const,
          () => 'failed' as const,
        );
      clearTimeout(timer.current);
      setState(outcome);
      timer.current = setTimeout(() => setState('idle'), resetAfter);
    },
    [resetAfter],
  );
  return { state, copy };
}
