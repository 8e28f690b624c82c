import type { ComponentProps, ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import { useSite } from '../../../../core/client/site';
import type { Removal, Subject } from '../../../../core/navigation';

type DocContent = ComponentProps<typeof DocProvider>['content'];

interface Props {
  /** Path of the page in its version. */
  slug: string;
  title: string;
  description: string;
  product: Subject;
  /** The table of contents; the content takes its place on a page without one. */
  toc?: DocContent['toc'];
  /** Path of the page in the current version, for the banner and the canonical link. */
  successor?: string;
  /** Where those lead when the current version doesn't have the page. */
  removal?: Removal;
  children: ReactNode;
}

/** Gives a page that isn't a document of the docs plugin the same frame. */
export default function ApiFrame(props: Props): ReactNode {
  const { slug, title, description, product, toc, successor, removal, children } = props;
  const { version } = useSite();
  const frontMatter = { product, successor, removal, hide_table_of_contents: !toc };
  const metadata = { id: slug.slice(1), title, description, slug, permalink: slug, tags: [] };
  const content = {
    metadata: { ...metadata, frontMatter, version: version.name, unlisted: false },
    frontMatter,
    assets: {},
    contentTitle: title,
    toc: toc ?? [],
  } as unknown as DocContent;
  return (
    <DocProvider content={content}>
      <DocItemMetadata />
      <DocItemLayout>{children}</DocItemLayout>
    </DocProvider>
  );
}
