import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadJson } from '../../../core/client/loadJson';
import { usePage } from '../../navigation/client';
import { type PageEvidence, evidencePage } from '../types';

interface State {
  /** `null` where the page was never measured; absent until it is loaded. */
  evidence?: PageEvidence | null;
  hasFailed: boolean;
}

/** Loads what was found in the demos of the page; `retry` loads again after a failure. */
export function usePageEvidence(): State & { retry(): void } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const [state, setState] = useState<State>({ hasFailed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadJson(`${baseUrl}${slug.slice(1)}/${evidencePage}.json`).then(
      (evidence) =>
        isCurrent && setState({ evidence: evidence as PageEvidence | null, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, slug, tries]);
  const retry = () => {
    setState({ hasFailed: false });
    setTries(tries + 1);
  };
  return { ...state, retry };
}
