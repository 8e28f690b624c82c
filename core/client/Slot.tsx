import type { ComponentType, ReactNode } from 'react';

interface Props extends Record<string, unknown> {
  /** What plugins put into the slot: the default export of its module. */
  of: readonly ComponentType<Record<string, unknown>>[];
}

/** Draws the components that plugins put into a slot of the theme, with the other props. */
export default function Slot({ of, ...props }: Props): ReactNode {
  return of.map((Part, index) => <Part key={index} {...props} />);
}
