import { useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ApiOutline, ApiPageState } from '../../client';
import { toViewSettings } from '../../client/ledgerView';
import { renderViewScript } from '../../client/renderViewScript';
import { toSectionTitle } from '../../client/toSectionTitle';
import { toViewNames } from '../../client/toViewNames';
import { useLedgerView } from '../../client/useLedgerView';
import { useRowFilter } from '../../client/useRowFilter';
import { useRows } from '../../client/useRows';
import { useRowTarget } from '../../client/useRowTarget';
import type { ApiSection as Section } from '../../paths';
import ApiPart from '../ApiPart';
import ApiToolbar from '../ApiToolbar';
import styles from './styles.module.css';

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
