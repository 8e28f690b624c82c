import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSite } from '../../../../core/client/site';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import { useCopy } from '../../../code-blocks/client';
import { type CodeStyle, codeStyleSlugs, sourceExtensions } from '../../../preferences/types';
import type { DemoModule } from '../../types';
import ToolbarButton, { toEventAttributes } from './ToolbarButton';
import menu from '../../../../core/client/menu.module.css';
import styles from './DemoMenu.module.css';

interface Props {
  demo: DemoModule;
  /** The style that links lead to. */
  style: CodeStyle;
  /** Gives the visitor the demo as a project; absent where the toolbar does. */
  onDownload?(): void;
}

/** How long the outcome of copying a link shows, in ms. */
const outcomeDuration = 3000;

/** What is rarely wanted of a demo: its file in the repository, links to its code, all of it as a project. */
export default function DemoMenu({ demo, style, onDownload }: Props): ReactNode {
  const { site } = useSite();
  const { pathname, search } = useLocation();
  const id = useId();
  const { open, rootRef, buttonRef, toggle, close, onButtonKeyDown, onMenuKeyDown } =
    useMenuButton();
  const { state, copy } = useCopy(outcomeDuration);
  const event = (action: string) => toEventAttributes(action, demo.path);
  const copyLink = (ending: string) => {
    const prefix = demo.styles.length > 1 ? `${codeStyleSlugs[style]}-` : '';
    const hash = `#${prefix}${demo.name}.${ending}`;
    void copy(window.location.origin + pathname + search + hash);
    close();
  };
  const outcomes = {
    idle: '',
    copied: translate({ id: 'site.demo.linkCopied', message: 'Link copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'Copy failed' }),
  };
  return (
    <div ref={rootRef} className={styles.root}>
      <ToolbarButton
        ref={buttonRef}
        icon={EllipsisVertical}
        label={translate({ id: 'site.demo.more', message: 'See more' })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggle}
        onKeyDown={onButtonKeyDown}
      />
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        hidden={!open}
        className={clsx(menu.menu, styles.menu)}
        aria-label={translate({ id: 'site.demo.more', message: 'See more' })}
        onKeyDown={onMenuKeyDown}
      >
        {site.repository && (
          <a
            role="menuitem"
            tabIndex={-1}
            className={menu.item}
            href={`${site.repository}/blob/main/${demo.path}`}
            target="_blank"
            rel="noopener nofollow"
            {...event('github')}
          >
            {translate({ id: 'site.demo.viewSource', message: 'View the source on GitHub' })}
          </a>
        )}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={menu.item}
          onClick={() => copyLink(sourceExtensions.JS)}
          {...event('copy-js-source-link')}
        >
          {translate({ id: 'site.demo.copyJsLink', message: 'Copy link to JS source' })}
        </button>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={menu.item}
          onClick={() => copyLink(sourceExtensions.TS)}
          {...event('copy-ts-source-link')}
        >
          {translate({ id: 'site.demo.copyTsLink', message: 'Copy link to TS source' })}
        </button>
        {onDownload && (
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menu.item}
            onClick={() => {
              onDownload();
              close();
            }}
            {...event('download-project')}
          >
            {translate({
              id: 'site.demo.downloadProject',
              message: 'Download as a project (.zip)',
            })}
          </button>
        )}
      </div>
      <span className={styles.outcome} role="status">
        {outcomes[state]}
      </span>
    </div>
  );
}
