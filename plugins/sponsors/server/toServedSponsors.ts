import type { SponsorData } from '../types';

/**
 * Returns the sponsors with their pictures where a version serves them.
 *
 * @param baseUrl path of the version, with both slashes
 */
export function toServedSponsors(data: SponsorData, baseUrl: string): SponsorData {
  const toServed = (picture: string) => baseUrl + picture.slice(1);
  return {
    ...data,
    sponsors: data.sponsors.map((sponsor) => ({
      ...sponsor,
      light: toServed(sponsor.light),
      dark: toServed(sponsor.dark),
    })),
  };
}
