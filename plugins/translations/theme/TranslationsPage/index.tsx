import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import ToolPage from '@theme/ToolPage';
import { useSite } from '../../../../core/client/site';
import type { LanguageTitles } from '../../types';
import TitleTable from './TitleTable';
import styles from './styles.module.css';

interface Props {
  /** The titles of the version in each language, from the build. */
  languages: readonly LanguageTitles[];
}

/** Every title of a version in English and in the other languages, with what is missing. */
export default function TranslationsPage({ languages }: Props): ReactNode {
  const { version } = useSite();
  return (
    <ToolPage
      slug="/translations"
      title={translate({ id: 'site.translations.title', message: 'Titles and translations' })}
      description={translate({
        id: 'site.translations.description',
        message: 'The titles of all pages in each language, and what is missing.',
      })}
      intro={translate(
        {
          id: 'site.translations.intro',
          message:
            'Titles of pages and sidebar groups in {version}, from the files that translate the site. API pages have the same titles in every language.',
        },
        { version: version.label },
      )}
      className={styles.page}
    >
      {languages.map(({ language, label, titles }) => (
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
              {
                done: titles.filter(({ translated }) => translated !== undefined).length,
                total: titles.length,
              },
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
              message: 'Other names in the sidebar',
            })}
            language={language}
            label={label}
            titles={titles.filter(({ slug }) => !slug)}
          />
        </section>
      ))}
    </ToolPage>
  );
}
