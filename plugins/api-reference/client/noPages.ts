import type { Api } from '../types';
import type { ApiLinks } from './useApiPage';

/** Replaces, in browsers, the data that the server draws pages from. */
export const pages: Readonly<Record<string, () => Api>> = {};
export const links: ApiLinks = {};
