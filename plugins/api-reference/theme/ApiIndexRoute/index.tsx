import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import ApiFrame from '@theme/ApiFrame';
import ApiIndex from '@theme/ApiIndex';
import { toProductName } from '../../../../core/client/site';
import type { Product } from '../../../../core/types';
import type { ApiSummary } from '../../types';

interface Props {
  product: Product;
  apis: readonly ApiSummary[];
}

/** The index of a product's reference. */
export default function ApiIndexRoute({ product, apis }: Props): ReactNode {
  const name = toProductName(product);
  return (
    <ApiFrame
      slug={`/api/${product}`}
      title={translate({ id: 'site.apiIndex.title', message: '{product} API' }, { product: name })}
      description={translate(
        {
          id: 'site.apiIndex.description',
          message:
            'Components and interfaces of the {product}, from the types that its packages publish.',
        },
        { product: name },
      )}
      product={product}
    >
      <ApiIndex product={product} apis={apis} />
    </ApiFrame>
  );
}
