import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import ApiFrame from '@theme/ApiFrame';
import Heading from '@theme/Heading';
import { useSite } from '../../../../core/client/site';
import type { Version } from '../../../../core/types';
import { useCopy } from '../../../code-blocks/client';
import { toComparisonSearch } from '../../client/comparisonLink';
import { useComparison, useComparisonHash } from '../../client/useComparison';
import { useComparisonQuery } from '../../client/useComparisonQuery';
import { renderComparison } from '../../compare/comparisonMarkdown';
import { countChanges, selectChanges } from '../../compare/selection';
import ApiComparisonFilters, { ApiComparisonKinds } from './Filters';
import ApiComparisonResult from './Result';
import ApiComparisonStatus, { ApiComparisonWithoutScript } from './Status';
import ApiComparisonVersions from './Versions';
import styles from './styles.module.css';

/** What changed in the API between two versions that the reader chooses. */
export default function ApiComparison(): ReactNode {
  const { site } = useSite();
  // The check of `site.ts` lets no site without a version through.
  const { query, unknown, change } = useComparisonQuery(
    site.versions as readonly [Version, ...Version[]],
  );
  // A long comparison takes a while to draw: what is typed does not wait for it.
  const drawn = useDeferredValue(query);
  const { comparison, retry } = useComparison(drawn, useIsBrowser());
  const all = comparison.state === 'ready' ? comparison.changes : null;
  const { component, filter, kinds } = drawn;
  const found = useMemo(
    () => all && selectChanges(all, { component, filter }),
    [all, component, filter],
  );
  const shown = useMemo(
    () => all && selectChanges(all, { component, filter, kinds }),
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
          <ApiComparisonCopy
            label={translate({ id: 'site.apiComparison.copyLink', message: 'Copy link' })}
            getText={() => new URL(toComparisonSearch(query), window.location.href).href}
          />
          <ApiComparisonCopy
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
            'What changed in the props, slots and CSS classes of the components, and in the interfaces, from one version to another.',
        })}
      </p>
      <ApiComparisonWithoutScript />
      <div className={styles.tools} data-no-print>
        <ApiComparisonVersions query={query} onChange={change} />
        <div className={styles.row}>
          <ApiComparisonFilters
            query={query}
            names={[...new Set(all?.map(({ name }) => name))]}
            onChange={change}
          />
        </div>
        <ApiComparisonKinds
          counts={found ? countChanges(found) : undefined}
          chosen={query.kinds}
          onChoose={(chosen) => change({ kinds: chosen })}
        />
      </div>
      <ApiComparisonStatus
        query={drawn}
        unknown={unknown}
        comparison={comparison}
        shown={shown}
        onRetry={retry}
      />
      <div className={styles.result} aria-busy={comparison.state === 'loading'}>
        {shown && <ApiComparisonResult changes={shown} query={drawn} />}
      </div>
    </div>
  );
}

interface Props {
  /** What is copied, as the button says it. */
  label: string;
  disabled?: boolean;
  /** Returns the text; asked for when the button is pressed. */
  getText(): string;
}

/** Copies something of a comparison, and says whether that went well. */
export function ApiComparisonCopy({ label, disabled, getText }: Props): ReactNode {
  const { state, copy } = useCopy(2000);
  const outcomes = {
    idle: '',
    copied: translate({ id: 'site.copy.copied', message: 'Copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'Copy failed' }),
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        disabled={disabled}
        onClick={() => copy(getText())}
      >
        {/* The longer text holds the room: the button does not change its width. */}
        <span className={styles.label}>{label}</span>
        <span className={styles.outcome} aria-hidden>
          {outcomes[state]}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {outcomes[state]}
      </span>
    </>
  );
}

/** The page that compares the API of two versions. */
export function ApiComparisonRoute(): ReactNode {
  return (
    <ApiFrame
      slug="/api/compare"
      title={translate({ id: 'site.apiComparison.title', message: 'Compare versions' })}
      description={translate({
        id: 'site.apiComparison.description',
        message: 'What changed in the API between any two documented versions.',
      })}
      product="general"
    >
      <ApiComparison />
    </ApiFrame>
  );
}
