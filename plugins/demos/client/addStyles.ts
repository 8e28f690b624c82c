import type { LoadedDemo } from '../types';

/** The style elements of the page by their scope, and how many demos use each. */
const inUse = new Map<string, { element: HTMLStyleElement; users: number }>();

/**
 * Puts the CSS of a demo into the page: once, however many demos use it.
 *
 * @returns takes it away again; to be called once
 */
export function addStyles({ scope, css }: NonNullable<LoadedDemo['styles']>): () => void {
  const known = inUse.get(scope) ?? { element: document.createElement('style'), users: 0 };
  known.users += 1;
  known.element.textContent = css;
  inUse.set(scope, known);
  document.head.append(known.element);
  return () => {
    known.users -= 1;
    if (known.users === 0) {
      known.element.remove();
      inUse.delete(scope);
    }
  };
}
