import type { Plugin } from '@docusaurus/types';

/** What Docusaurus tells of a finished build. */
export type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];
