import type { Finding } from '../../types';

/** Another party that ads come from. */
export interface Provider {
  /**
   * Asks for an ad, and tells what is known each time that it changes.
   *
   * @param host an empty element that is the provider's to draw in
   * @returns a function that ends it: nothing is told any more, and the element is empty again
   */
  start(host: HTMLElement, report: (finding: Finding) => void): () => void;
}
