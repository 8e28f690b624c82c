import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import { useSite } from '../../../shared/client/useSite';
import type { Subject } from '../../../navigation/types';

type DocContent = ComponentProps<typeof DocProvider>['content'];

interface Props {
  /** Path of the page in its version. */
  slug: string;
  title: string;
  description: string;
  product: Subject;
  /** Headings of the table of contents. */
  toc?: DocContent['toc'];
  /** Whether the current version has the page too: banner and canonical link lead there. */
  hasSuccessor?: boolean;
  children: ReactNode;
}

/** Gives a page that is no document of the docs plugin what documents have around them. */
export default function ApiFrame(props: Props): ReactNode {
  const { slug, title, description, product, toc, hasSuccessor, children } = props;
  const { version } = useSite();
  const content = useMemo(() => {
    const frontMatter = { product, ...(hasSuccessor && { successor: slug }) };
    const metadata = { id: slug.slice(1), title, description, slug, permalink: slug, tags: [] };
    return {
      metadata: { ...metadata, frontMatter, version: version.name, unlisted: false },
      frontMatter,
      assets: {},
      contentTitle: title,
      toc: toc ?? [],
    } as unknown as DocContent;
  }, [slug, title, description, product, toc, hasSuccessor, version]);
  return (
    <DocProvider content={content}>
      <DocItemMetadata />
      <DocItemLayout>{children}</DocItemLayout>
    </DocProvider>
  );
}
