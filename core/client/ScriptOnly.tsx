import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/** What works only once the page is hydrated: it takes its place, and is seen then. */
export default function ScriptOnly({ className, children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div
      className={className}
      style={isBrowser ? undefined : { visibility: 'hidden' }}
      data-no-print
    >
      {children}
    </div>
  );
}
