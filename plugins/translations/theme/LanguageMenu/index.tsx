import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import menu from '../../../../core/client/menu.module.css';
import { useSite } from '../../../../core/client/site';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import { addLanguage, splitLanguage } from '../../../../core/pagePath';
import type { LanguageLabel } from '../../types';
import styles from './styles.module.css';

interface Props {
  /** The languages of the site, each by its own name. */
  languages: readonly LanguageLabel[];
  /** Whether it is in the drawer of small screens, where Docusaurus repeats navbar items. */
  mobile?: boolean;
}

/** A menu of the site's languages, each with a link to this page; they lead to other builds of it. */
export default function LanguageMenu({ languages, mobile = false }: Props): ReactNode {
  const { site } = useSite();
  const { language: own, path } = splitLanguage(useLocation().pathname, site.languages);
  const isBrowser = useIsBrowser();
  const { open, rootRef, buttonProps, menuProps } = useMenuButton();
  const toProps = ({ language, direction }: LanguageLabel) => ({
    href: addLanguage(path, language),
    lang: language,
    dir: direction,
    hrefLang: language,
    'aria-current': language === own || undefined,
  });
  if (mobile) {
    return languages
      .filter(({ language }) => language !== own)
      .map((item) => (
        <li key={item.language} className="menu__list-item">
          <a className="menu__link" {...toProps(item)}>
            {item.label}
          </a>
        </li>
      ));
  }
  const name = translate({ id: 'site.languageMenu.label', message: 'Language' });
  return (
    <div ref={rootRef} className={clsx('navbar__item', styles.root, open && styles.open)}>
      <button {...buttonProps} className={clsx('navbar__link', styles.button)}>
        <span className="visually-hidden">{name}: </span>
        {languages.find(({ language }) => language === own)?.label ?? own}
      </button>
      {/* Without JavaScript its styles show it. */}
      <div {...menuProps} hidden={false} className={clsx(menu.menu, styles.menu)} aria-label={name}>
        {languages.map((item) => (
          <a
            key={item.language}
            role="menuitem"
            // Without JavaScript there are no arrow keys, so Tab must reach it.
            tabIndex={isBrowser ? -1 : undefined}
            className={menu.item}
            {...toProps(item)}
          >
            {item.label}
          </a>
        ))}
      </div>
    </div>
  );
}
