// cspell:ignore définition columndefinition
import { toCompact } from './toCompact';

test.each(['columnDefinition', 'Column definition', 'column-définition'])(
  '%s is one run',
  (text) => {
    expect(toCompact(text)).toBe('columndefinition');
  },
);
