import { codeVariants } from '../types';
import { createCodeChoice } from './createCodeChoice';
import { readCodeHash } from './readCodeHash';

/** The language that the visitor reads code in; kept in the cookie `codeVariant`. */
export const { Provider: CodeVariantProvider, useChoice: useCodeVariant } = createCodeChoice({
  provider: 'CodeVariantProvider',
  cookie: 'codeVariant',
  values: codeVariants,
  readHash: (hash) => readCodeHash(hash)?.variant,
  attribute: 'data-code-variant',
});
