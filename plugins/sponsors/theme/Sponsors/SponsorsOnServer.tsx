import type { ReactNode } from 'react';
import type { Props } from '@theme/Sponsors';
import SponsorList from './SponsorList';

/** Stands for `Sponsors` while a page is made into HTML. */
export default function SponsorsOnServer({ place }: Props): ReactNode {
  return (
    <div data-sponsors={place}>
      <SponsorList place={place} />
    </div>
  );
}
