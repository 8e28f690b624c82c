import { useEffect, useState } from 'react';
import { loadJson } from './loadJson';

interface State<Content> {
  /** Absent until it is loaded. */
  content?: Content;
  hasFailed: boolean;
}

/** Loads a file for a part of the page that shows it; `retry` loads it again after a failure. */
export function useJson<Content>(url: string): State<Content> & { retry(): void } {
  const [state, setState] = useState<State<Content>>({ hasFailed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadJson(url).then(
      (content) => isCurrent && setState({ content: content as Content, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, tries]);
  const retry = () => {
    setState({ hasFailed: false });
    setTries(tries + 1);
  };
  return { ...state, retry };
}
