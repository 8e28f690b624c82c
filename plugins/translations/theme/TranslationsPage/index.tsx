import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { useSite } from '../../../../core/client/site';
import type { LanguageTitles } from '../../types';
import styles from './styles.module.css';

interface Props {
  /** The titles of the version in each language, from the build. */
  languages: readonly LanguageTitles[];
}

/** Every title of a version in English and in the other languages, with what is missing. */
export default function TranslationsPage({ languages }: Props): ReactNode {
  const { version } = useSite();
  const title = translate({ id: 'site.translations.title', message: 'Titles and translations' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.translations.description',
        message: 'The title of every page in English and in Chinese, and what is still missing.',
      })}
    >
      <main className={styles.page}>
        <div className="markdown">
          <h1>{title}</h1>
          <p>
            {translate(
              {
                id: 'site.translations.intro',
                message:
                  'The titles of {version}, of its pages and of the groups of its tree, from the files that translate the site. Pages of the reference are called like what they document, in every language.',
              },
              { version: version.label },
            )}
          </p>
          {languages.map(({ language, label, titles }) => {
            const done = titles.filter(({ translated }) => translated !== undefined).length;
            return (
              <section key={language} aria-labelledby={`titles-${language}`}>
                <h2 id={`titles-${language}`} lang={language}>
                  {label}
                </h2>
                <p>
                  {translate(
                    {
                      id: 'site.translations.counts',
                      message: '{done} of {total} titles are translated.',
                    },
                    { done: String(done), total: String(titles.length) },
                  )}
                </p>
                <TitleTable
                  caption={translate({ id: 'site.translations.pages', message: 'Pages' })}
                  language={language}
                  label={label}
                  titles={titles.filter(({ slug }) => slug)}
                />
                <TitleTable
                  caption={translate({
                    id: 'site.translations.tree',
                    message: 'Other names in the tree',
                  })}
                  language={language}
                  label={label}
                  titles={titles.filter(({ slug }) => !slug)}
                />
              </section>
            );
          })}
        </div>
      </main>
    </Layout>
  );
}

interface PropsTitleTable extends LanguageTitles {
  caption: string;
}

/** Titles in English and in another language, side by side; what is missing is marked. */
export function TitleTable({ caption, label, language, titles }: PropsTitleTable): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" lang="en">
            English
          </th>
          <th scope="col" lang={language}>
            {label}
          </th>
        </tr>
      </thead>
      <tbody>
        {titles.map(({ slug, english, translated, whole }) => (
          <tr key={slug ?? english}>
            <th scope="row" lang="en">
              {slug ? <Link to={slug}>{english}</Link> : english}
            </th>
            {translated === undefined ? (
              <td className={styles.missing}>
                {translate({ id: 'site.translations.missing', message: 'Not translated' })}
              </td>
            ) : (
              <td>
                <span lang={language}>{translated}</span>
                {whole && (
                  <>
                    {' '}
                    <small className={styles.whole}>
                      {translate({ id: 'site.translations.translated', message: 'Whole page' })}
                    </small>
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
