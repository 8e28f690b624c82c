import { translate } from '@docusaurus/Translate';

/** What is shown when code or data of search can't be loaded. */
export const describeFailure = () =>
  translate({
    id: 'site.search.failed',
    message: 'Search failed to load. Check your connection and try again.',
  });
