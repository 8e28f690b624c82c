import { useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import LoadFailure from '../../../../core/client/LoadFailure';
import menu from '../../../../core/client/menu.module.css';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import { useCopy } from '../../../code-blocks/client';
import { usePreference } from '../../../preferences/client';
import { toMarkdownPath } from '../../types';
import type { Props as ItemsProps } from './Items';
import styles from './styles.module.css';

interface Props {
  /** Path of the page under the host. */
  pathname: string;
  /** Path of the page's data, as JSON; absent when it has none. */
  data?: string;
}

/** How long the outcome of copying is shown, in ms. */
const OUTCOME_DURATION = 2000;

const loadCopy = () =>
  import(/* webpackChunkName: "page-menu" */ '../../client/pageMarkdown').then(
    (module) => module.loadMarkdown,
  );

/** Copies the page as Markdown, and opens a menu of its other formats; the code of both is loaded when wanted. */
export default function PageMenu({ pathname, data }: Props): ReactNode {
  const { value: variant } = usePreference('codeVariant');
  const { state, copy } = useCopy(OUTCOME_DURATION);
  const { rootRef, buttonProps, menuProps, toggle } = useMenuButton();
  const [Items, setItems] = useState<ComponentType<ItemsProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    const module = await import(/* webpackChunkName: "page-menu" */ './Items');
    setItems(() => module.default);
  };
  const preload = () => void load().catch(() => {});
  const open = () =>
    void load().then(
      () => {
        setFailed(false);
        toggle();
      },
      () => setFailed(true),
    );
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
    }
  };
  const labels = {
    idle: translate({ id: 'site.page.copy', message: 'Copy page' }),
    copied: translate({ id: 'site.copy.copied', message: 'Copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'Copy failed' }),
  };
  const more = translate({ id: 'site.page.more', message: 'More formats' });
  return (
    <div ref={rootRef} className={styles.root} data-page-menu data-no-print>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        onClick={() => void copy(loadCopy().then((read) => read(pathname, variant)))}
      >
        {/* The longest of the three sets the width. */}
        {Object.entries(labels).map(([name, label]) => (
          <span key={name} aria-hidden={name !== state || undefined}>
            {label}
          </span>
        ))}
      </button>
      <button
        {...buttonProps}
        className={clsx(styles.button, styles.caret)}
        aria-label={more}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
        onKeyDown={Items ? buttonProps.onKeyDown : openByKey}
      />
      <div {...menuProps} className={clsx(menu.menu, styles.menu)} aria-label={more}>
        {Items && <Items pathname={pathname} data={data} variant={variant} />}
      </div>
      {failed && <LoadFailure className={clsx(menu.menu, styles.menu)} onRetry={open} />}
      <a className={styles.button} href={toMarkdownPath(pathname)} hidden>
        {translate({ id: 'site.page.viewMarkdown', message: 'View as Markdown' })}
      </a>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </div>
  );
}
