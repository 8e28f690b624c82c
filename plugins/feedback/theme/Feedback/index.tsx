import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../../../../core/client/site';
import type { Props as VotesProps } from './Votes';
import styles from './styles.module.css';

/** Under a page: asks whether it helped. Where no receiver is set, an issue says it. */
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
        // Nobody misses a question that is not asked.
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
            href={toFeedbackIssue({
              repository: site.repository ?? '',
              title,
              address: `${version.host ?? site.url}${pathname}`,
              version: version.label,
            })}
            rel="noopener"
            data-ga-event-category="feedback"
            data-ga-event-action="issue"
          >
            {translate({ id: 'site.feedback.issue', message: 'Tell us in an issue' })}
          </a>
        </p>
      )}
    </section>
  );
}

interface Place {
  /** Address of the repository. */
  repository: string;
  /** What the page is called. */
  title: string;
  /** Address of the page. */
  address: string;
  /** What a visitor reads of the version. */
  version: string;
}

/** Returns the address of a new issue about a page, with what is known filled in. */
export function toFeedbackIssue({ repository, title, address, version }: Place): string {
  const body = ['What is missing or wrong:', '', '', `- Page: ${address}`, `- Version: ${version}`];
  const params = new URLSearchParams({
    title: `[docs] ${title} (${version})`,
    body: body.join('\n'),
  });
  return `${repository}/issues/new?${params}`;
}
