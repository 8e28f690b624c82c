import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import menu from '../../../../core/client/menu.module.css';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import {
  ledgerViews,
  renderViewScript,
  toViewNames,
  toViewSettings,
  useLedgerView,
  type LedgerView,
} from '../../client/ledgerView';
import { toAge, toSectionTitle, type ApiOutline } from '../../client/outline';
import { useRows, useRowTarget } from '../../client/rows';
import type { ApiArticle } from '../../client/useApiPage';
import type { ApiSection } from '../../paths';
import ApiFilter, { useRowFilter } from '../ApiFilter';
import Part from './Part';
import styles from './Section.module.css';

interface ViewMenuProps {
  section: ApiSection;
  names: Readonly<Record<LedgerView, string>>;
  view: LedgerView;
  onChoose(view: LedgerView): void;
}

function ViewMenu({ section, names, view, onChoose }: ViewMenuProps): ReactNode {
  const { rootRef, buttonProps, menuProps, close } = useMenuButton();
  return (
    <div ref={rootRef} className={styles.root} data-no-print>
      <button {...buttonProps} className={styles.button}>
        {translate({ id: 'site.api.view', message: 'View:' })}{' '}
        {/* A script before the rows may have written the saved view here. */}
        <span className={styles.name} data-view-name suppressHydrationWarning>
          {names[view]}
        </span>
      </button>
      <div
        {...menuProps}
        className={clsx(menu.menu, styles.menu)}
        aria-label={translate({ id: 'site.api.views', message: 'Views' })}
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

interface Props {
  article: ApiArticle | null;
  outline: ApiOutline;
  section: ApiSection;
  /** How many rows it has. */
  total: number;
  /** What follows the rows. */
  children?: ReactNode;
}

/** A section with rows: heading, filter, view menu, ledger. */
export default function Section({ article, outline, section, total, children }: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  const settings = toViewSettings(outline, section);
  const { view, choose } = useLedgerView(settings);
  const filter = useRowFilter(root);
  useRows(root, view, filter.query);
  useRowTarget(root, article !== null, () => filter.setQuery(''));
  const title = toSectionTitle(section, outline.kind);
  const names = toViewNames();
  const age = toAge(outline);
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
          <div className={styles.toolbar}>
            <ApiFilter
              label={translate(
                { id: 'site.api.filter', message: 'Filter {section}' },
                { section: title.toLowerCase() },
              )}
              total={total}
              filter={filter}
            />
            {age !== undefined && (
              <span className={styles.age}>
                {translate(
                  { id: 'site.api.unmarked', message: 'Unless marked, since {version}' },
                  { version: age },
                )}
              </span>
            )}
            <ViewMenu section={section} names={names} view={view} onChoose={choose} />
          </div>
          <Part
            article={article}
            part={section}
            script={
              <script dangerouslySetInnerHTML={{ __html: renderViewScript(settings, names) }} />
            }
          />
        </>
      ) : (
        <p>{translate({ id: 'site.api.none', message: 'None' })}</p>
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
