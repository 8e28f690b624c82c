import type { ReactNode } from 'react';
import type { Props } from '.';
import SponsorList from './SponsorList';

/** Replaces `Sponsors` where the pages are rendered to HTML. */
export default function SponsorsOnServer({ place }: Props): ReactNode {
  return (
    <div data-sponsors={place}>
      <SponsorList place={place} />
    </div>
  );
}
