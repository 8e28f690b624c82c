import type { RedirectData } from 'x-docs';

/** What other addresses pages had, by version. */
const redirects: RedirectData = {};

export default redirects;
