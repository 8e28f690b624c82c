import type { Product, Version } from '../../../../core/types';
import type { ChangeKind } from '../../compare/types';

/** What the comparison page shows. */
export interface ComparisonQuery {
  from: Version;
  to: Version;
  product: Product;
  /** Name of the only component or interface; absent for all. */
  component?: string;
  /** Words that names must have; empty for all. */
  filter: string;
  /** Kinds of change; empty for all. */
  kinds: ChangeKind[];
}
