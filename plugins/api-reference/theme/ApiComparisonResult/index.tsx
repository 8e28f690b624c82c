import { memo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ComparisonQuery } from '../../client/compare/query';
import type { ApiChange, ApiChanges, Change } from '../../compare/types';
import { toKebabName } from '../../../../core/names';
import ApiComparisonSection from '../ApiComparisonSection';

interface Props {
  changes: ApiChanges;
  query: ComparisonQuery;
}

const isWhole = ({ own }: ApiChange) => own !== null && (own.from === null || own.to === null);

const toRows = (api: ApiChange, changes: readonly (Change | null)[]) =>
  changes.flatMap((change) => (change ? [{ api, change }] : []));

function ApiComparisonResult({ changes, query }: Props): ReactNode {
  const wholes = changes.filter(isWhole);
  return (
    <>
      {wholes.length > 0 && (
        <ApiComparisonSection
          id="components-and-interfaces"
          title={translate({
            id: 'site.apiComparison.wholes',
            message: 'Components and interfaces',
          })}
          changes={wholes.flatMap((api) => toRows(api, [api.own]))}
          query={query}
        />
      )}
      {changes
        .filter((api) => !isWhole(api))
        .map((api) => (
          <ApiComparisonSection
            key={`${api.kind} ${api.name}`}
            id={toKebabName(api.name)}
            title={api.name}
            changes={toRows(api, [api.own, ...api.parts])}
            query={query}
            shared={api.shared}
          />
        ))}
    </>
  );
}

/** What happened: first which components and interfaces came and went, then each of the others. */
export default memo(ApiComparisonResult);
