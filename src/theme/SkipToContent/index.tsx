/**
 * Ejected from SkipToContent 3.10.2: focus stays where the link leads, until the visitor moves on;
 * a second link leads to the first demo; and a page that was reached by a link is named.
 */
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import { focusRegion } from '../../../core/client/focusRegion';
import styles from './styles.module.css';

/** Where the first demo of the page begins; the next Tab leads into it. */
const findDemo = () => document.querySelector<HTMLElement>('figure [data-demo-start]');

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [demoId, setDemoId] = useState<string>();
  const [pageName, setPageName] = useState('');
  const { action } = useHistory();

  // A page that was reached by a link starts from its top for the keyboard too.
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
        // What the page holds is seen when the links are reached: they come before it.
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
