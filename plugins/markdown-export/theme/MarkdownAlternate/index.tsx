import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toMarkdownPath } from '../../toMarkdownPath';

interface Props {
  /** Path of the page under the host. */
  pathname: string;
}

/** Names the Markdown of a page in its head. */
export default function MarkdownAlternate({ pathname }: Props): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={`${url}${toMarkdownPath(pathname)}`} />
    </Head>
  );
}
