/** Which releases the visitor uses: chosen on the page "Your version", and kept in the browser. */
import { useSyncExternalStore } from 'react';
import { readVisitorReact, saveVisitorReact } from '../../../core/client/visitorReact';
import { createVisitorStore } from '../../../core/client/visitorStore';
import { isRelease } from '../../../core/releases';
import { type Product, products } from '../../../core/types';
import { noteChoice, PREFIX } from './hasChosen';

/** Exact releases by product. */
export type Choice = Readonly<Partial<Record<Product, string>>>;

const HIDDEN = 'hidden';

const store = createVisitorStore(() => localStorage, PREFIX);
const changes = new EventTarget();

/** Returns the releases that the visitor uses. A saved value that is no release is ignored. */
export function readChoice(): Choice {
  return Object.fromEntries(
    products.flatMap((product) => {
      const release = store.read(product);
      return isRelease(release) ? [[product, release]] : [];
    }),
  );
}

function announce(): void {
  noteChoice();
  changes.dispatchEvent(new Event('change'));
}

function save(key: string, value: string): void {
  store.write(key, value);
  announce();
}

/** What a visitor chooses releases of. */
export type Chosen = Product | 'react';

/** Saves which release the visitor uses, or without a release removes it. */
export function choose(what: Chosen, release: string | undefined): void {
  if (what === 'react') {
    saveVisitorReact(release);
    announce();
  } else {
    save(what, release ?? '');
  }
}

/** Whether what the visitor's release lacks is hidden. */
export const hidesMissing = (): boolean => store.read(HIDDEN) !== '';

/** Hides what the visitor's release lacks, or shows it with its mark. */
export const hideMissing = (hidden: boolean): void => save(HIDDEN, hidden ? 'true' : '');

/** Removes all that the visitor chose. */
export function clearChoice(): void {
  [...products, 'react' as const].forEach((what) => choose(what, undefined));
  hideMissing(false);
}

/**
 * Calls a function when the choice changes, here or in another tab.
 *
 * @returns a function that stops it
 */
export function followChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) {
      listener();
    }
  };
  changes.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    changes.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns the visitor's release of a product or of React; nothing until the page is hydrated. */
export const useRelease = (what: string): string | undefined =>
  useSyncExternalStore(
    followChoice,
    () => (what === 'react' ? readVisitorReact() : readChoice()[what as Product]),
    () => undefined,
  );

/** Returns whether what the visitor's release lacks is hidden. */
export const useHidesMissing = (): boolean =>
  useSyncExternalStore(followChoice, hidesMissing, () => false);
