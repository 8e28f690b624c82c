import type { Api, ApiLinks } from '../types';

/** Replaces, in browsers, the data that the server draws pages from. */
export const pages: Readonly<Record<string, () => Api>> = {};
export const links: ApiLinks = {};
