import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDisplayEvent } from '../../client/useDisplayEvent';
import styles from './styles.module.css';

export interface Props {
  eventLabel: string;
}

/** What someone with a blocker reads now and then. */
export default function AdMessage({ eventLabel }: Props): ReactNode {
  useDisplayEvent(eventLabel);
  return (
    <div className={styles.message}>
      <span>
        {translate({
          id: 'site.ads.like',
          message: 'If you like this library, please help to keep its pages going.',
        })}
      </span>
      <span>
        {translate({
          id: 'site.ads.blocked',
          message:
            'Its ads are about technology and pay for the work: your blocker can let them in.',
        })}
      </span>
      <span>
        {translate({ id: 'site.ads.thanks', message: 'Thank you' })}{' '}
        <span role="img" aria-label={translate({ id: 'site.ads.heart', message: 'with love' })}>
          ❤️
        </span>
      </span>
    </div>
  );
}
