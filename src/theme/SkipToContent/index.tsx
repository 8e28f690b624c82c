/**
 * Ejected from SkipToContent 3.10.2: the focus stays where the link leads until the visitor moves on, a
 * second link leads to the first demo, and after following a link the new page is announced.
 */
import Translate from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { focusRegion } from '../../../core/client/focusRegion';
import styles from './styles.module.css';

/** Finds the start of the page's first demo; the next Tab leads into it. */
const findDemo = () => document.querySelector<HTMLElement>('figure [data-demo-start]');

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [demoId, setDemoId] = useState<string>();
  const [pageName, setPageName] = useState('');
  const { action } = useHistory();

  // After following a link, the keyboard starts at the top of the new page too.
  useLocationChange(({ location }) => {
    if (region.current && !location.hash && action === 'PUSH') {
      focusRegion(region.current);
      setPageName(document.querySelector('h1')?.textContent ?? '');
    }
  });

  function skip(event: MouseEvent): void {
    const content =
      document.querySelector<HTMLElement>('main') ??
      document.getElementById(SkipToContentFallbackId);
    if (content) {
      event.preventDefault();
      focusRegion(content);
    }
  }

  function skipToDemo(event: MouseEvent): void {
    event.preventDefault();
    findDemo()?.focus();
  }

  return (
    <div ref={region} className={styles.region}>
      <a
        className={styles.link}
        href={`#${SkipToContentFallbackId}`}
        onClick={skip}
        // The page below exists by the time its first link gets the focus.
        onFocus={() => setDemoId(findDemo()?.closest('figure')?.id)}
      >
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </a>
      {demoId && (
        <a className={styles.link} href={`#${demoId}`} onClick={skipToDemo}>
          <Translate id="site.skipToDemo">Skip to the first demo</Translate>
        </a>
      )}
      <span className="visually-hidden" role="status">
        {pageName}
      </span>
    </div>
  );
}
