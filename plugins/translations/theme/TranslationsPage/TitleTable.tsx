import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { LanguageTitles, PageLacks } from '../../types';
import styles from './TitleTable.module.css';

interface Props extends LanguageTitles {
  caption: string;
}

/** What a translated page lacks of its English one. */
function Lacks({ outdated, lostAnchors, lostLinks }: PageLacks): ReactNode {
  const lists = [
    [
      translate({ id: 'site.translations.outdated', message: 'Changed in English since:' }),
      outdated,
    ],
    [
      translate({ id: 'site.translations.lostSections', message: 'Missing sections:' }),
      lostAnchors,
    ],
    [translate({ id: 'site.translations.lostLinks', message: 'Missing links:' }), lostLinks],
  ] as const;
  return lists.map(
    ([label, items]) =>
      items.length > 0 && (
        <small key={label} className={styles.lack}>
          {label} <span lang="en">{items.join(', ')}</span>
        </small>
      ),
  );
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
        {titles.map(({ slug, english, translated, whole, lacks }) => (
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
                {lacks && <Lacks {...lacks} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
