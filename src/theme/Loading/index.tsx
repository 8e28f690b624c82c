/** Ejected from Loading 3.10.2: text instead of an animation whose code every page would load. */
import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';
import type OriginalLoading from '@theme/Loading';

export default function Loading({
  error,
  pastDelay,
  retry,
}: ComponentProps<typeof OriginalLoading>): ReactNode {
  if (error) {
    return (
      <div role="alert" style={{ margin: '64px auto', maxInlineSize: '60ch', padding: 16 }}>
        <p>
          {translate(
            { id: 'site.loading.failed', message: 'This page failed to load: {error}' },
            { error: String(error) },
          )}
        </p>
        <button type="button" onClick={retry}>
          {translate({ id: 'site.loading.retry', message: 'Try again' })}
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p role="status">{translate({ id: 'site.loading.waiting', message: 'Loading' })}</p>
  ) : null;
}
