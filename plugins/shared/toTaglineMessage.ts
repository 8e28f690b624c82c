import type { Site } from './types';

/** Returns the site's tagline as `translate` takes it, and as the translators' list does. */
export const toTaglineMessage = ({ tagline }: Pick<Site, 'tagline'>) => ({
  id: 'site.tagline',
  message: tagline,
});
