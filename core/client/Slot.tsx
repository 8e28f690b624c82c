import type { ComponentType, ReactNode } from 'react';

interface Props extends Record<string, unknown> {
  /** What plugins put into the slot: the default export of its module. */
  of: readonly ComponentType<Record<string, unknown>>[];
}

/** Draws what plugins put into a place of the theme, and hands each the other props. */
export default function Slot({ of, ...props }: Props): ReactNode {
  return of.map((Part, index) => <Part key={index} {...props} />);
}
