import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { siteDir } from '../../../core/server/files';
import type { MarkdownPage } from '../types';

type Doc = Pick<
  LoadedVersion['docs'][number],
  'source' | 'permalink' | 'title' | 'description' | 'frontMatter'
>;

/** Returns the pages that the docs plugin has loaded, ordered by their paths. */
export function collectPages(docs: readonly Doc[]): MarkdownPage[] {
  return docs
    .map(({ source, permalink, title, description, frontMatter }) => ({
      file: path.join(siteDir, source.replace('@site/', '')),
      permalink,
      title,
      description,
      frontMatter: { ...frontMatter },
    }))
    .toSorted((a, b) => (a.permalink < b.permalink ? -1 : 1));
}
