/** Ejected from SkipToContent 3.10.2: focus stays where the link leads, until the visitor moves on. */
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Focuses an element that is no control; taking the attribute off at once would drop the focus. */
function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();

  // A page that was reached by a link starts from its top for the keyboard too.
  useLocationChange(({ location }) => {
    if (region.current && !location.hash && action === 'PUSH') {
      focus(region.current);
    }
  });

  function skip(event: MouseEvent): void {
    const content =
      document.querySelector<HTMLElement>('main') ??
      document.getElementById(SkipToContentFallbackId);
    if (content) {
      event.preventDefault();
      focus(content);
    }
  }

  return (
    <div ref={region} className={styles.region}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </a>
    </div>
  );
}
