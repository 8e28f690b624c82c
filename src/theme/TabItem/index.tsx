/** Ejected from TabItem 3.10.2: only has the tab's content; `Tabs` draws it. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
