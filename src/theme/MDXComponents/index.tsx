/** Ejected from MDXComponents 3.10.2: has native disclosures, scrolling tables, tasks and encoded addresses of images, and no diagrams. */
import Head from '@docusaurus/Head';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import Admonition from '@theme/Admonition';
import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';
import { toAddress } from '../../../core/escapes';
import Item from './Item';

/** A table that scrolls if it is too wide, also with the keyboard. */
function ContentTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Only what has the focus scrolls with the keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}

/** An image; the bundler writes the name of its file as it is on disk. */
const ContentImage = ({ src, ...props }: ComponentProps<typeof Img>): ReactNode => (
  <Img {...props} src={src?.startsWith('/') ? toAddress(src) : src} />
);

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

export default {
  Head,
  admonition: Admonition,
  a: A,
  code: Code,
  img: ContentImage,
  li: Item,
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
