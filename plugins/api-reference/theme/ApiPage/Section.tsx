import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import Heading from '@theme/Heading';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import type { ApiOutline, ApiPageState } from '../../client';
import {
  type LedgerView,
  ledgerViews,
  renderViewScript,
  toViewNames,
  toViewSettings,
  useLedgerView,
} from '../../client/ledgerView';
import { toSectionTitle } from '../../client/outline';
import { useRowTarget, useRows } from '../../client/rows';
import type {
  ApiSection as ApiSectionApiToolbar,
  ApiSection as ApiSectionApiViewMenu,
  ApiSection as Section,
} from '../../paths';
import ApiFilter, { type RowFilter, useRowFilter } from '../ApiFilter';
import ApiPart from './Part';
import menu from '../../../../core/client/menu.module.css';
import styles from './Section.module.css';

interface Props {
  page: ApiPageState;
  outline: ApiOutline;
  section: Section;
  /** How many rows it has. */
  total: number;
  /** What follows the rows. */
  children?: ReactNode;
}

/** A part of a page that has rows: heading, tools, ledger. */
export default function ApiSection({ page, outline, section, total, children }: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  const settings = toViewSettings(outline, section);
  const { view, choose } = useLedgerView(settings);
  const filter = useRowFilter(root);
  useRows(root);
  useRowTarget(root, page.article !== null, () => filter.setQuery(''));
  const title = toSectionTitle(section, outline.kind);
  const script = renderViewScript(settings, toViewNames());
  return (
    <section
      ref={root}
      className={styles.section}
      data-section={section}
      data-view={view}
      suppressHydrationWarning
    >
      <Heading as="h2" id={section}>
        {title}
      </Heading>
      {total > 0 ? (
        <>
          <ApiToolbar
            section={section}
            title={title.toLowerCase()}
            total={total}
            filter={filter}
            view={view}
            onChooseView={choose}
          />
          <ApiPart
            page={page}
            part={section}
            script={<script dangerouslySetInnerHTML={{ __html: script }} />}
          />
        </>
      ) : (
        <p>{translate({ id: 'site.api.none', message: 'It has none of its own.' })}</p>
      )}
      {filter.shown === 0 && (
        <p className={styles.none}>
          {translate(
            { id: 'site.api.noMatch', message: 'No match for “{query}”' },
            { query: filter.query },
          )}
        </p>
      )}
      {children}
    </section>
  );
}

interface PropsApiToolbar {
  section: ApiSectionApiToolbar;
  /** What the section is called. */
  title: string;
  /** How many rows it has. */
  total: number;
  filter: RowFilter;
  view: LedgerView;
  onChooseView(view: LedgerView): void;
}

/** Above the rows: finds them by what they say, and arranges them. */
export function ApiToolbar(props: PropsApiToolbar): ReactNode {
  const { section, title, total, filter, view, onChooseView } = props;
  const label = translate(
    { id: 'site.api.filter', message: 'Filter {section}' },
    { section: title },
  );
  return (
    <div className={styles.toolbar}>
      <ApiFilter label={label} total={total} filter={filter} />
      <ApiViewMenu section={section} view={view} onChoose={onChooseView} />
    </div>
  );
}

interface PropsApiViewMenu {
  section: ApiSectionApiViewMenu;
  view: LedgerView;
  onChoose(view: LedgerView): void;
}

/** Offers the views of a section. */
export function ApiViewMenu({ section, view, onChoose }: PropsApiViewMenu): ReactNode {
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
