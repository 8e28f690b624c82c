import type { SponsorData } from 'x-docs';

/** Who pays for the site. */
const data: SponsorData = { sponsors: [] };

export default data;
