import type { ReactNode } from 'react';
import ApiFrame from '@theme/ApiFrame';
import ApiIndex from '@theme/ApiIndex';
import { productNames, type Product } from '../../../shared/types';
import type { ApiSummary } from '../../types';

interface Props {
  product: Product;
  apis: readonly ApiSummary[];
}

/** The index of a product's reference. */
export default function ApiIndexRoute({ product, apis }: Props): ReactNode {
  const name = productNames[product];
  return (
    <ApiFrame
      slug={`/api/${product}`}
      title={`${name} API`}
      description={`Components and interfaces of the ${name}, from the types that its packages publish.`}
      product={product}
    >
      <ApiIndex product={product} apis={apis} />
    </ApiFrame>
  );
}
