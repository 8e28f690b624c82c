import { codeStyles } from '../types';
import { createCodeChoice } from './createCodeChoice';
import { readCodeHash } from './readCodeHash';

/** How the visitor wants demos styled; kept in the cookie `codeStyling`. */
export const { Provider: CodeStyleProvider, useChoice: useCodeStyle } = createCodeChoice({
  provider: 'CodeStyleProvider',
  cookie: 'codeStyling',
  values: codeStyles,
  readHash: (hash) => readCodeHash(hash)?.style,
});
