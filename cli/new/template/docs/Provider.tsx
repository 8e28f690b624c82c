import type { ReactNode } from 'react';

/** What every demo is in, here and in projects that are made of demos. */
export default function Provider({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
