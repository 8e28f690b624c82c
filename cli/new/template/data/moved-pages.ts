import type { MovedPages } from 'x-docs';

/** Where pages of older versions are in the next one, when not at the same path. */
const movedPages: MovedPages = {};

export default movedPages;
