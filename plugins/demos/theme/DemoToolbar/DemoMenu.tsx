import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { EllipsisVertical } from 'lucide-react';
import { loadLater } from '../../../../core/client/loadLater';
import { useSite } from '../../../../core/client/site';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import { useCopy } from '../../../code-blocks/client';
import type { CodeVariant } from '../../../preferences/types';
import { type DemoCode, toCodeHash } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import { MenuChoices } from './CodeChoices';
import ToolbarButton, { toEventAttributes } from './ToolbarButton';
import menu from '../../../../core/client/menu.module.css';
import styles from './DemoMenu.module.css';

interface Props {
  demo: DemoModule;
  /** Its code, in the style that links lead to. */
  code: DemoCode;
  /** Downloads the demo as a project; absent where the toolbar does. */
  onDownload?(): void;
  /** Draws something under the demo; absent where there is no place for it. */
  onShow?(content: ReactNode): void;
}

const LaterItems = loadLater(() => import(/* webpackChunkName: "demo-items" */ './LaterItems'));

/** How long the outcome of copying a link shows, in ms. */
const OUTCOME_DURATION = 3000;

/**
 * Rare actions for a demo: its file in the repository, links to its code, a download as a project, the
 * same demo in other versions, what plugins add; on small screens also the choice of style and language.
 */
export default function DemoMenu({ demo, code, onDownload, onShow }: Props): ReactNode {
  const { site } = useSite();
  const { pathname, search } = useLocation();
  const { open, rootRef, buttonProps, menuProps, close } = useMenuButton();
  const { state, copy } = useCopy(OUTCOME_DURATION);
  const label = translate({ id: 'site.demo.more', message: 'More actions' });
  const outcomes = {
    idle: '',
    copied: translate({ id: 'site.demo.linkCopied', message: 'Link copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'Copy failed' }),
  };
  const copyLink = (variant: CodeVariant) =>
    void copy(window.location.origin + pathname + search + toCodeHash(demo, code.style, variant));
  const items = [
    {
      text: translate({ id: 'site.demo.copyJsLink', message: 'Copy link to JS source' }),
      action: 'copy-js-source-link',
      run: () => copyLink('JS'),
    },
    {
      text: translate({ id: 'site.demo.copyTsLink', message: 'Copy link to TS source' }),
      action: 'copy-ts-source-link',
      run: () => copyLink('TS'),
    },
    onDownload && {
      text: translate({
        id: 'site.demo.downloadProject',
        message: 'Download as a project (.zip)',
      }),
      action: 'download-project',
      run: onDownload,
    },
  ];
  return (
    <div ref={rootRef} className={styles.root}>
      <ToolbarButton {...buttonProps} icon={EllipsisVertical} label={label} />
      <div {...menuProps} className={clsx(menu.menu, styles.menu)} aria-label={label}>
        {/* Not in the page's HTML, for each of its demos. */}
        {open && <MenuChoices demo={demo} code={code} onChoose={close} />}
        {site.repository && (
          <a
            role="menuitem"
            tabIndex={-1}
            className={menu.item}
            href={`${site.repository}/blob/main/${demo.path}`}
            target="_blank"
            rel="noopener nofollow"
            {...toEventAttributes('github', demo.path)}
          >
            {translate({ id: 'site.demo.viewSource', message: 'View source on GitHub' })}
          </a>
        )}
        {items.map(
          (item) =>
            item && (
              <button
                key={item.action}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menu.item}
                onClick={() => {
                  item.run();
                  close();
                }}
                {...toEventAttributes(item.action, demo.path)}
              >
                {item.text}
              </button>
            ),
        )}
        {open && <LaterItems demo={demo} onShow={onShow} onChoose={close} />}
      </div>
      <span className={styles.outcome} role="status">
        {outcomes[state]}
      </span>
    </div>
  );
}
