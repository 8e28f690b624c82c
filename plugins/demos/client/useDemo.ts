import { useEffect, useState } from 'react';
import type { DemoModule, PageDemos } from '../types';

/** The outcome of looking for a demo by its id; `names` are the ids that there are. */
export type FoundDemo =
  | { state: 'loading' }
  | { state: 'found'; demo: DemoModule }
  | { state: 'unknown'; names: readonly string[]; pages: readonly PageDemos[] }
  | { state: 'failed'; error: Error; retry(): void };

async function findDemo(id: string): Promise<FoundDemo> {
  const { default: registry } = await import('@generated/docusaurus-plugin-demos/default/registry');
  const demo = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (demo) {
    return { state: 'found', demo };
  }
  const { default: pages } = await import('@generated/docusaurus-plugin-demos/default/pages.json');
  return { state: 'unknown', names: Object.keys(registry), pages };
}

/**
 * Finds a demo of any page of this version by its id. The list of all demos is a separate file, which
 * loads here and not with every page.
 */
export function useDemo(id: string): FoundDemo {
  const [found, setFound] = useState<FoundDemo>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    findDemo(id).then(
      (result) => !gone && setFound(result),
      (error: Error) =>
        !gone && setFound({ state: 'failed', error, retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      gone = true;
    };
  }, [id, attempt]);
  return found;
}
