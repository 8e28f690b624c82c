import type { ReactNode } from 'react';
import SponsorList from '@theme/SponsorList';
import type { Props } from '@theme/Sponsors';

/** Stands for `Sponsors` while a page is made into HTML. */
export default function SponsorsOnServer({ place }: Props): ReactNode {
  return (
    <div data-sponsors={place}>
      <SponsorList place={place} />
    </div>
  );
}
