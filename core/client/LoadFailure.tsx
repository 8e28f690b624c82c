import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from './button.module.css';
import styles from './LoadFailure.module.css';

interface Props {
  className?: string;
  onRetry(): void;
}

/** Takes the place of a part of the page that failed to load. */
export default function LoadFailure({ className, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={clsx(styles.failure, className)}>
      <p>
        {translate({
          id: 'site.part.failed',
          message:
            'This part failed to load. Check your connection and try again, or reload the page.',
        })}
      </p>
      <button type="button" className={buttonStyles.button} onClick={onRetry}>
        {translate({ id: 'site.loading.retry', message: 'Try again' })}
      </button>
    </div>
  );
}
