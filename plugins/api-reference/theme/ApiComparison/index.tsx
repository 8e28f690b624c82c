import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import apiChanges from '@generated/docusaurus-plugin-slots/default/api-changes';
import planSuffixes from '@generated/docusaurus-plugin-api-reference/default/plan-suffixes.json';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ApiFrame from '@theme/ApiFrame';
import CopyTextButton from '@theme/CopyTextButton';
import Heading from '@theme/Heading';
import Slot from '../../../../core/client/Slot';
import { useSite } from '../../../../core/client/site';
import type { Version } from '../../../../core/types';
import { toComparisonSearch } from '../../client/comparisonLink';
import { useComparison, useComparisonHash } from '../../client/useComparison';
import { useComparisonQuery } from '../../client/useComparisonQuery';
import { renderComparison } from '../../compare/comparisonMarkdown';
import { countChanges, selectChanges } from '../../compare/selection';
import Filters, { KindFilters } from './Filters';
import Guides from './Guides';
import Result from './Result';
import Status, { WithoutScript } from './Status';
import Versions from './Versions';
import styles from './styles.module.css';

/** What changed in the API between two versions that the visitor chooses. */
export function Comparison(): ReactNode {
  const { site } = useSite();
  // A site without versions isn't built.
  const versions = site.versions as readonly [Version, ...Version[]];
  const { query, unknown, change } = useComparisonQuery(versions);
  // A long comparison takes a while to draw: typing doesn't wait for it.
  const drawn = useDeferredValue(query);
  const { comparison, retry } = useComparison(drawn, useIsBrowser());
  const all = comparison.state === 'ready' ? comparison.changes : null;
  const { component, filter, kinds } = drawn;
  const found = useMemo(
    () => all && selectChanges(all, { component, filter }, planSuffixes),
    [all, component, filter],
  );
  const shown = useMemo(
    () => all && selectChanges(all, { component, filter, kinds }, planSuffixes),
    [all, component, filter, kinds],
  );
  useComparisonHash(shown !== null);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Heading as="h1">
          {translate({ id: 'site.apiComparison.title', message: 'Compare versions' })}
        </Heading>
        <span className={styles.actions} data-no-print>
          <CopyTextButton
            label={translate({ id: 'site.apiComparison.copyLink', message: 'Copy link' })}
            getText={() => new URL(toComparisonSearch(query), window.location.href).href}
          />
          <CopyTextButton
            label={translate({
              id: 'site.apiComparison.copyMarkdown',
              message: 'Copy as Markdown',
            })}
            disabled={shown === null}
            getText={() => renderComparison(shown ?? [], drawn.from.label, drawn.to.label)}
          />
        </span>
      </header>
      <p>
        {translate({
          id: 'site.apiComparison.intro',
          message:
            'See what changed between two versions: components, their props, slots and CSS classes, and interfaces.',
        })}{' '}
        <Slot of={apiChanges} from={query.from.name} to={query.to.name} />
      </p>
      <WithoutScript />
      <div className={styles.tools} data-no-print>
        <Versions query={query} onChange={change} />
        <div className={styles.row}>
          <Filters
            query={query}
            names={[...new Set(all?.map(({ name }) => name))]}
            onChange={change}
          />
        </div>
        <KindFilters
          counts={found ? countChanges(found) : undefined}
          chosen={query.kinds}
          onChange={change}
        />
      </div>
      <Status
        query={drawn}
        unknown={unknown}
        comparison={comparison}
        shown={shown}
        onRetry={retry}
      />
      <Guides query={query} />
      <div className={styles.result} aria-busy={comparison.state === 'loading'}>
        {shown && <Result changes={shown} query={drawn} />}
      </div>
    </div>
  );
}

/** The page that compares the API of two versions. */
export default function ApiComparison(): ReactNode {
  return (
    <ApiFrame
      slug="/api/compare"
      title={translate({ id: 'site.apiComparison.title', message: 'Compare versions' })}
      description={translate({
        id: 'site.apiComparison.description',
        message: 'Compare the API of any two documented versions.',
      })}
      product="general"
    >
      <Comparison />
    </ApiFrame>
  );
}
