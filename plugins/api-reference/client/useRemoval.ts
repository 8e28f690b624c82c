import { useMemo } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Removal } from '../../navigation/types';
import { useSite } from '../../../core/client/site';
import type { ApiOutline } from './outline';

/** Returns what a page of the reference leads to that a newer version has no longer: the comparison of both. */
export function useRemoval(outline: ApiOutline | null): Removal | undefined {
  const { version } = useSite();
  return useMemo(() => {
    const { removedIn, product, name } = outline ?? {};
    return removedIn === undefined
      ? undefined
      : {
          version: removedIn,
          see: {
            slug: `/api/compare?from=${version.name}&to=${removedIn}&product=${product}&component=${name}`,
            title: translate({ id: 'site.apiComparison.title', message: 'Compare versions' }),
          },
        };
  }, [outline, version]);
}
