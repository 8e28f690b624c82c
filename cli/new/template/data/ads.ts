import type { InHouseAd } from 'x-docs';

/** The site's own ads. To show them, take "ads: false" out of `site.ts`. */
const ads: InHouseAd[] = [];

export default ads;
