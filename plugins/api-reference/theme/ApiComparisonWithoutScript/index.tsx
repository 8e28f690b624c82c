import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import VersionChip from '@theme/VersionChip';
import { toVersionHref } from '../../../navigation/client';
import { toProductName, useSite } from '../../../../core/client/site';

/** Says that comparing takes a script, and leads to what there is to read without one. */
export default function ApiComparisonWithoutScript(): ReactNode {
  const { site, version } = useSite();
  return (
    <noscript>
      <p>
        {translate({
          id: 'site.apiComparison.withoutScript',
          message:
            'Versions are compared in your browser, which takes JavaScript. The reference of each version can be read without it:',
        })}
      </p>
      <ul>
        {site.versions.map((item) => (
          <li key={item.name}>
            <VersionChip version={item} />
            {item.products.map((product) => (
              <span key={product}>
                {' '}
                <a href={toVersionHref(site, version, item, `/api/${product}`)}>
                  {toProductName(product)}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
