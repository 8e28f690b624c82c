import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import ApiComparison from '@theme/ApiComparison';
import ApiFrame from '@theme/ApiFrame';

/** The page that compares the API of two versions. */
export default function ApiComparisonRoute(): ReactNode {
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
