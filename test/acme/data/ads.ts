import type { InHouseAd } from '../../../plugins/ads/types';

const toAd = (name: string, more?: Partial<InHouseAd>): InHouseAd => ({
  name,
  link: `/ads/${name.toLowerCase()}`,
  img: `/img/ads/${name.toLowerCase()}.svg`,
  description: `What ${name} is about.`,
  ...more,
});

/** Two about the whole library, and two about products. */
const ads: InHouseAd[] = [
  toAd('Comparison'),
  toAd('Playground'),
  toAd('Lines', { product: 'graphs' }),
  toAd('Branches', { product: 'tree-list' }),
];

export default ads;
