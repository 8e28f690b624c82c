import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Product } from '../../../core/types';
import { searchText, type TextHit } from './searchText';

/** How long the visitor must not type before the text is searched, in ms. */
const pause = 180;

/** Letters from which on the text is searched. */
const leastLength = 3;

interface TextHits {
  hits: readonly TextHit[];
  failed: boolean;
}

const none: TextHits = { hits: [], failed: false };

/** Searches the text of the version a moment after the visitor stopped typing. */
export function useTextHits(text: string, product: Product | undefined): TextHits {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [found, setFound] = useState({ text: '', result: none });
  useEffect(() => {
    if (text.length < leastLength) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchText(baseUrl, text, product).then(
        (hits) => isCurrent && setFound({ text, result: { hits, failed: false } }),
        () => isCurrent && setFound({ text, result: { hits: [], failed: true } }),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [baseUrl, text, product]);
  return found.text === text ? found.result : none;
}
