/**
 * Ejected from MDXComponents 3.10.2: disclosures are the browser's, and there are no diagrams.
 */
import type { ComponentProps } from 'react';
import Head from '@docusaurus/Head';
import ContentTable from '@site/src/components/ContentTable';
import Admonition from '@theme/Admonition';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

export default {
  Head,
  admonition: Admonition,
  a: A,
  code: Code,
  img: Img,
  li: Li,
  pre: Pre,
  table: ContentTable,
  ul: Ul,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
};
