import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../../../../core/client/site';
import type { Site, Version } from '../../../../core/types';
import type { Props as VotesProps } from './Votes';
import styles from './styles.module.css';

/** Returns the address of a new issue about a page, with what is known filled in. */
function toIssueUrl(page: string, title: string, { repository }: Site, { label }: Version): string {
  const body = ['What is missing or wrong:', '', '', `- Page: ${page}`, `- Version: ${label}`];
  const params = new URLSearchParams({
    title: `[docs] ${title} (${label})`,
    body: body.join('\n'),
  });
  return `${repository}/issues/new?${params}`;
}

/** Under a page: asks whether it helped, or without a receiver links to a new issue. */
export default function Feedback(): ReactNode {
  const { site, version } = useSite();
  const { title } = useDoc().metadata;
  const { pathname } = useLocation();
  const [votes, setVotes] = useState<{ Votes: ComponentType<VotesProps> }>();
  const endpoint = site.feedback;
  useEffect(() => {
    if (endpoint) {
      import(/* webpackChunkName: "feedback" */ './Votes').then(
        ({ default: Votes }) => setVotes({ Votes }),
        // The question isn't asked.
        () => {},
      );
    }
  }, [endpoint]);
  if (!endpoint && !site.repository) {
    return null;
  }
  return (
    <section
      className={styles.feedback}
      aria-label={translate({ id: 'site.feedback.label', message: 'Feedback' })}
      data-no-print
    >
      {endpoint ? (
        votes && <votes.Votes endpoint={endpoint} />
      ) : (
        <p className={styles.question}>
          {translate({
            id: 'site.feedback.missing',
            message: 'Is something missing or wrong here?',
          })}{' '}
          <a
            href={toIssueUrl(`${version.host ?? site.url}${pathname}`, title, site, version)}
            rel="noopener"
            data-ga-event-category="feedback"
            data-ga-event-action="issue"
          >
            {translate({ id: 'site.feedback.issue', message: 'Open an issue' })}
          </a>
        </p>
      )}
    </section>
  );
}
