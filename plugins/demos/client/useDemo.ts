import { useEffect, useState } from 'react';
import type { DemoModule } from '../types';

/** The outcome of looking for a demo by name. */
export type FoundDemo =
  | { state: 'loading' }
  | { state: 'found'; demo: DemoModule }
  | { state: 'unknown'; names: readonly string[] }
  | { state: 'failed'; error: Error; retry(): void };

async function findDemo(name: string): Promise<FoundDemo> {
  const { default: registry } = await import('@generated/docusaurus-plugin-demos/default/registry');
  const demo = Object.hasOwn(registry, name) ? registry[name] : undefined;
  return demo
    ? { state: 'found', demo }
    : { state: 'unknown', names: Object.keys(registry).toSorted() };
}

/**
 * Finds a demo of any page of this version by name. The list of all demos is a separate file, which
 * loads here and not with every page.
 */
export function useDemo(name: string): FoundDemo {
  const [found, setFound] = useState<FoundDemo>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    findDemo(name).then(
      (result) => !gone && setFound(result),
      (error: Error) =>
        !gone && setFound({ state: 'failed', error, retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      gone = true;
    };
  }, [name, attempt]);
  return found;
}
