import { products } from '../../shared/types';
import type { ProductPackages } from '../types';

/** What the packages of the library are called in all versions, before the name of a product. */
const scopes = ['@mui/x-', '@material-ui/'];

/** Returns the package of each product that a version pins: of those of all plans the first, which is everybody's. */
export function toProductPackages(dependencies: Readonly<Record<string, string>>): ProductPackages {
  return Object.fromEntries(
    products.flatMap((product) =>
      scopes.flatMap((scope) => {
        const name = scope + product;
        const version = dependencies[name];
        return version ? [[product, { name, version }]] : [];
      }),
    ),
  );
}
