import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';

/** A document of the build. */
export interface Document {
  slug: string;
  title: string;
  frontMatter: Record<string, unknown>;
  /** Milliseconds; absent where Git's history is not there. */
  modified?: number;
}

/** Returns the documents of a finished build. */
export function collectDocuments({ plugins }: Pick<Props, 'plugins'>): Document[] {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const content = docs?.content as LoadedContent | undefined;
  return (content?.loadedVersions ?? []).flatMap((version) =>
    version.docs.map(({ slug, title, frontMatter, lastUpdatedAt }) => ({
      slug,
      title,
      frontMatter: frontMatter as Record<string, unknown>,
      ...(typeof lastUpdatedAt === 'number' && { modified: lastUpdatedAt }),
    })),
  );
}
