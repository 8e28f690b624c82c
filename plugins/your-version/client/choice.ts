/** Which releases the visitor uses: said on the page "Your version", kept in the browser. */
import { useSyncExternalStore } from 'react';
import { createVisitorStore } from '../../../core/client/visitorStore';
import { type Product, products } from '../../../core/types';
import { PREFIX } from './hasChosen';

/** Exact releases by product. */
export type Choice = Readonly<Partial<Record<Product, string>>>;

const HIDDEN = 'hidden';

const store = createVisitorStore(() => localStorage, PREFIX);
const changes = new EventTarget();

/** Whether a text is a release: `8.2.0`. */
export const isRelease = (text: string): boolean => /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(text);

/** Returns what the visitor uses; what is saved and is no release counts as nothing. */
export function readChoice(): Choice {
  return Object.fromEntries(
    products.flatMap((product) => {
      const release = store.read(product);
      return isRelease(release) ? [[product, release]] : [];
    }),
  );
}

/** Saves which release of a product the visitor uses; without a release, forgets it. */
export function choose(product: Product, release: string | undefined): void {
  store.write(product, release ?? '');
  changes.dispatchEvent(new Event('change'));
}

/** Whether what the visitor's release lacks is hidden. */
export const hidesMissing = (): boolean => store.read(HIDDEN) !== '';

/** Hides what the visitor's release lacks, or shows it with its mark. */
export function hideMissing(hidden: boolean): void {
  store.write(HIDDEN, hidden ? 'true' : '');
  changes.dispatchEvent(new Event('change'));
}

/**
 * Calls a function when the choice changes, here or in another tab.
 *
 * @returns a function that ends it
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

/** Returns the major of a release or of a version: `8` of `8.2.0` and `v8`. */
export const toMajor = (release: string): string | undefined => /\d+/.exec(release)?.[0];

/** Compares two releases: negative when the first is older. */
export function compareReleases(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)];
  const at = a.findIndex((part, place) => part !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
