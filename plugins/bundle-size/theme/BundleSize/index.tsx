import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import { formatSize } from '../../../../core/formatSize';
import type { Api } from '../../../api-reference/types';
import { toKey, toSelectionSearch } from '../../client/estimate';
import { bundleSizePage } from '../../types';
import styles from './styles.module.css';

interface Props {
  api: Api;
}

/** Beside the name of a component's reference: what its import adds to an app. */
export default function BundleSize({ api: { product, name, size } }: Props): ReactNode {
  return (
    size !== undefined && (
      <Link
        to={`/${bundleSizePage}${toSelectionSearch([toKey(product, name)])}`}
        className={styles.size}
        title={translate({
          id: 'site.bundleSize.size',
          message: 'What importing it adds to an app, minified and gzipped',
        })}
      >
        {formatSize(size, i18n.currentLocale)}
      </Link>
    )
  );
}
