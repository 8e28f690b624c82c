import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import sizes from '@generated/docusaurus-plugin-bundle-size/default/sizes.json';
import i18n from '@generated/i18n';
import ToolPage from '@theme/ToolPage';
import type { ComponentSize } from '../../../../core/bundleSizes';
import { toProductName, useSite } from '../../../../core/client/site';
import { formatSize } from '../../../../core/formatSize';
import { toKebabName } from '../../../../core/names';
import { type Product, products } from '../../../../core/types';
import buttonStyles from '../../../../core/client/button.module.css';
import {
  type ComponentKey,
  estimate,
  readSelection,
  toKey,
  toSelectionSearch,
} from '../../client/estimate';
import { bundleSizePage } from '../../types';
import styles from './styles.module.css';

const { own, older } = sizes;

const toText = (bytes: number | undefined) =>
  bytes === undefined ? '–' : formatSize(bytes, i18n.currentLocale);

interface Selection {
  selected: readonly ComponentKey[];
  select(keys: readonly ComponentKey[]): void;
}

/** The selected components, which are in the address. */
function useSelection(): Selection {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  // The prerendered page doesn't know the query of its address.
  const selected = useIsBrowser() ? readSelection(search, own) : [];
  return {
    selected,
    select: (keys) => history.replace({ pathname, search: toSelectionSearch(keys), hash }),
  };
}

/** What the selected components add together. */
function Total({ selected, select }: Selection): ReactNode {
  const isBrowser = useIsBrowser();
  const { added, alone } = estimate(selected, own);
  return (
    // Without a script nothing can be selected.
    <div
      className={styles.total}
      style={isBrowser ? undefined : { visibility: 'hidden' }}
      data-no-print
    >
      <p role="status">
        {selected.length === 0
          ? translate({
              id: 'site.bundleSize.none',
              message: 'Select components for an estimate of what they add together.',
            })
          : translate(
              {
                id: 'site.bundleSize.total',
                message: '{names}: {added}, or {alone} in an app with only React',
              },
              {
                names: selected.map((key) => key.replace(/.*\//, '')).join(' + '),
                added: toText(added),
                alone: toText(alone),
              },
            )}
      </p>
      {selected.length > 0 && (
        <button type="button" className={buttonStyles.button} onClick={() => select([])}>
          {translate({ id: 'site.bundleSize.clear', message: 'Clear' })}
        </button>
      )}
    </div>
  );
}

interface TableProps extends Selection {
  product: Product;
  components: Readonly<Record<string, ComponentSize>>;
}

/** The components of a product with their sizes, the largest first, and those of older versions. */
function Table({ product, components, selected, select }: TableProps): ReactNode {
  const { version } = useSite();
  const isBrowser = useIsBrowser();
  const measured = older.filter((item) => item.components[product]);
  const rows = Object.entries(components).toSorted(([, a], [, b]) => b.added - a.added);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            {translate({ id: 'site.bundleSize.component', message: 'Component' })}
          </th>
          <th scope="col">{version.label}</th>
          {measured.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            {translate(
              { id: 'site.bundleSize.alone', message: '{version} with only React' },
              { version: version.label },
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { added, alone }]) => {
          const key = toKey(product, name);
          const isSelected = selected.includes(key);
          return (
            <tr key={name}>
              <th scope="row">
                <span className={styles.name}>
                  <input
                    type="checkbox"
                    aria-label={name}
                    checked={isSelected}
                    disabled={!isBrowser}
                    onChange={() =>
                      select(
                        isSelected ? selected.filter((item) => item !== key) : [...selected, key],
                      )
                    }
                  />
                  <Link to={`/api/${product}/${toKebabName(name)}`}>{name}</Link>
                </span>
              </th>
              <td>{toText(added)}</td>
              {measured.map((item) => (
                <td key={item.label}>{toText(item.components[product]?.[name]?.added)}</td>
              ))}
              <td>{toText(alone)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What the import of each component adds to an app, and of several together. */
export default function BundleSizePage(): ReactNode {
  const selection = useSelection();
  return (
    <ToolPage
      slug={`/${bundleSizePage}`}
      title={translate({ id: 'site.bundleSize.title', message: 'Bundle size calculator' })}
      description={translate({
        id: 'site.bundleSize.description',
        message: 'What importing a component adds to an app, alone and together with others.',
      })}
      intro={translate({
        id: 'site.bundleSize.intro',
        message:
          'What importing a component adds to a production bundle, minified and gzipped. Columns named after a version are for an app that has the peer packages already; the last column is for an app with only React. Components share code, so several together add less than their sum.',
      })}
    >
      <Total {...selection} />
      {products.map((product) => {
        const components = own.components[product];
        return (
          components && (
            <Fragment key={product}>
              <h2 id={product}>{toProductName(product)}</h2>
              <Table product={product} components={components} {...selection} />
            </Fragment>
          )
        );
      })}
    </ToolPage>
  );
}
