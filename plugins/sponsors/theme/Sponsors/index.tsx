import { useState, type ReactNode } from 'react';
import type { SponsorPlace } from '../../types';
import type SponsorList from './SponsorList';

export interface Props {
  place: SponsorPlace;
}

/** The same object at each render: React would empty the element for another one. */
const kept = { __html: '' };

/**
 * The sponsors. On a first load the browser keeps the HTML of `SponsorsOnServer`, and needs neither
 * data nor code for it.
 */
export default function Sponsors({ place }: Props): ReactNode {
  const [List, setList] = useState<typeof SponsorList>();
  const load = (root: HTMLElement | null) => {
    if (root && !root.firstChild) {
      import(/* webpackChunkName: "sponsors" */ './SponsorList').then(
        (module) => setList(() => module.default),
        // Nothing else needs them.
        () => {},
      );
    }
  };
  return List ? (
    <div key="drawn" data-sponsors={place}>
      <List place={place} />
    </div>
  ) : (
    <div ref={load} data-sponsors={place} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  );
}
