import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useSite } from '../../../../core/client/site';
import { toIssueLinks } from '../../client/issueLinks';
import styles from './DemoError.module.css';

interface Props {
  name: string;
  error: Error;
  height?: number;
  onReset(): void;
}

/** Replaces a demo that threw; the rest of the page still works. */
export default function DemoError({ name, error, height, onReset }: Props): ReactNode {
  const { site, version } = useSite();
  const links =
    site.repository !== undefined &&
    toIssueLinks({
      repository: site.repository,
      demo: name,
      page: window.location.href,
      version: version.label,
      error,
      userAgent: navigator.userAgent,
    });
  return (
    <div className={styles.panel} style={{ minHeight: height }} role="alert">
      <p className={styles.title}>
        {translate({ id: 'site.demo.stopped', message: '{name} crashed' }, { name })}
      </p>
      <pre className={styles.text} dir="ltr" tabIndex={0}>
        {error.message}
      </pre>
      <div className={styles.actions}>
        <button type="button" className={styles.reset} onClick={onReset}>
          {translate({ id: 'site.demo.reset', message: 'Reset demo' })}
        </button>
        {links && (
          <>
            <a href={links.search} target="_blank" rel="noopener">
              {translate({ id: 'site.demo.knownIssues', message: 'Search issues' })}
            </a>
            <a href={links.report} target="_blank" rel="noopener">
              {translate({ id: 'site.demo.report', message: 'Report it' })}
            </a>
          </>
        )}
      </div>
    </div>
  );
}
