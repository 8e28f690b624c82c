import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { LanguageTitles } from '../../types';
import styles from './TitleTable.module.css';

interface Props extends LanguageTitles {
  caption: string;
}

/** Titles in English and in another language, side by side; what is missing is marked. */
export default function TitleTable({ caption, label, language, titles }: Props): ReactNode {
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
