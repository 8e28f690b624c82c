/** Ejected from Loading 3.10.2: says it in words, without an animation in every page. */
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
        <p>This page could not be loaded: {String(error)}</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  return pastDelay ? <p role="status">Loading</p> : null;
}
