/** Which releases the visitor uses: chosen on the page "Your version", and kept in the browser. */
import { useSyncExternalStore } from 'react';
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

function save(key: string, value: string): void {
  store.write(key, value);
  noteChoice();
  changes.dispatchEvent(new Event('change'));
}

/** Saves which release of a product the visitor uses, or without a release removes it. */
export const choose = (product: Product, release: string | undefined): void =>
  save(product, release ?? '');

/** Whether what the visitor's release lacks is hidden. */
export const hidesMissing = (): boolean => store.read(HIDDEN) !== '';

/** Hides what the visitor's release lacks, or shows it with its mark. */
export const hideMissing = (hidden: boolean): void => save(HIDDEN, hidden ? 'true' : '');

/** Removes all that the visitor chose. */
export function clearChoice(): void {
  products.forEach((product) => choose(product, undefined));
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

/** Returns the visitor's release of a product; nothing until the page is hydrated. */
export const useRelease = (product: string): string | undefined =>
  useSyncExternalStore(
    followChoice,
    () => readChoice()[product as Product],
    () => undefined,
  );

/** Returns whether what the visitor's release lacks is hidden. */
export const useHidesMissing = (): boolean =>
  useSyncExternalStore(followChoice, hidesMissing, () => false);
