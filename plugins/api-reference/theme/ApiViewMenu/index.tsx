import { useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import menu from '../../../markdown-export/theme/PageMenu/Items.module.css';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import { ledgerViews, type LedgerView } from '../../client/ledgerView';
import { toViewNames } from '../../client/toViewNames';
import type { ApiSection } from '../../paths';
import styles from './styles.module.css';

interface Props {
  section: ApiSection;
  view: LedgerView;
  onChoose(view: LedgerView): void;
}

/** Offers the views of a section. */
export default function ApiViewMenu({ section, view, onChoose }: Props): ReactNode {
  const id = useId();
  const { open, rootRef, buttonRef, toggle, close, onButtonKeyDown, onMenuKeyDown } =
    useMenuButton();
  const names = toViewNames();
  return (
    <div ref={rootRef} className={styles.root} data-no-print>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        onKeyDown={onButtonKeyDown}
      >
        {translate({ id: 'site.api.view', message: 'View:' })}{' '}
        {/* A script before the rows may have written the visitor's view here. */}
        <span className={styles.name} data-view-name suppressHydrationWarning>
          {names[view]}
        </span>
      </button>
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        hidden={!open}
        className={clsx(menu.menu, styles.menu)}
        aria-label={translate({ id: 'site.api.views', message: 'Views' })}
        onKeyDown={onMenuKeyDown}
      >
        {ledgerViews.map((item) => (
          <button
            key={item}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menu.item}
            aria-current={item === view ? 'true' : undefined}
            data-ga-event-category="layout"
            data-ga-event-action={section}
            data-ga-event-label={item}
            onClick={() => {
              onChoose(item);
              close();
            }}
          >
            {names[item]}
          </button>
        ))}
      </div>
    </div>
  );
}
