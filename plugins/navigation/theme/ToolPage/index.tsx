import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import SuccessorLink from '../SuccessorLink';
import styles from './styles.module.css';

interface Props {
  /** Path in the version, with a slash before it. */
  slug: string;
  title: string;
  /** What search engines show. */
  description: string;
  /** What is above the introduction. */
  notice?: ReactNode;
  intro: string;
  /** What visitors without JavaScript read. */
  withoutScript?: string;
  children?: ReactNode;
  /** What doesn't look like the text of a page. */
  form?: ReactNode;
  className?: string;
}

/** A page that is a tool rather than a text. */
export default function ToolPage(props: Props): ReactNode {
  const { slug, title, description, notice, intro, withoutScript, children, form, className } =
    props;
  return (
    <Layout title={title} description={description}>
      <SuccessorLink slug={slug} />
      <main className={clsx(styles.page, className)}>
        <div className="markdown">
          <h1>{title}</h1>
          {notice}
          <p>{intro}</p>
          {withoutScript && (
            <noscript>
              <p>{withoutScript}</p>
            </noscript>
          )}
          {children}
        </div>
        {form}
      </main>
    </Layout>
  );
}
