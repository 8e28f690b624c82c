import type { ReactNode } from 'react';
import type { SponsorPlace } from '../../types';

export interface Props {
  place: SponsorPlace;
}

/** The same object at each render: React would empty the element for another one. */
const kept = { __html: '' };

function fill(root: HTMLElement | null): void {
  if (root && !root.firstChild) {
    import(/* webpackChunkName: "sponsors" */ './SponsorList').then(
      ({ drawSponsors }) => drawSponsors(root, root.dataset.sponsors as SponsorPlace),
      // Nobody misses them.
      () => {},
    );
  }
}

/**
 * The sponsors. On a first load the browser keeps what `SponsorsOnServer` drew: it needs neither data
 * nor code.
 */
export default function Sponsors({ place }: Props): ReactNode {
  return (
    <div ref={fill} data-sponsors={place} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  );
}
