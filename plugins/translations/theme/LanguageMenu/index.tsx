import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { addLanguage, splitLanguage } from '../../../../core/pagePath';
import type { Language } from '../../../../core/types';

interface Props {
  /** The other languages of the site, each by its own name. */
  languages: readonly { language: Language; label: string }[];
  /** Whether it is in the sidebar of small screens, where Docusaurus repeats navbar items. */
  mobile?: boolean;
}

/** Links to this page in the other languages of the site; they lead to other builds of it. */
export default function LanguageMenu({ languages, mobile = false }: Props): ReactNode {
  const { path } = splitLanguage(useLocation().pathname);
  const links = languages.map(({ language, label }) => (
    <a
      key={language}
      className={mobile ? 'menu__link' : 'navbar__item navbar__link'}
      href={addLanguage(path, language)}
      lang={language}
      hrefLang={language}
    >
      {label}
    </a>
  ));
  return mobile ? (
    <li className="menu__list-item">{links}</li>
  ) : (
    <div
      role="group"
      aria-label={translate({ id: 'site.languageMenu.label', message: 'Language' })}
    >
      {links}
    </div>
  );
}
