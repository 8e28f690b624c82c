import type { SponsorData } from '../plugins/sponsors/types';

/** Sponsors, in the order in which they show. These are placeholders: nobody of these names exists. */
const data: SponsorData = {
  sponsors: [
    {
      name: 'Sample Systems',
      link: 'https://systems.example.com/',
      tagline: 'Your tagline, in one line or two',
      light: '/img/sponsors/sample-systems.svg',
      dark: '/img/sponsors/sample-systems-dark.svg',
    },
    {
      name: 'Placeholder Labs',
      link: 'https://labs.example.com/',
      tagline: 'A place for a sponsor’s own words',
      light: '/img/sponsors/placeholder-labs.svg',
      dark: '/img/sponsors/placeholder-labs-dark.svg',
    },
  ],
  join: 'https://example.com/become-a-sponsor',
};

export default data;
