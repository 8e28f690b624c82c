import './prismOnRequest';
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { deepenTags } from '../../../../core/deepenTags';

deepenTags(Prism.languages);

/**
 * Highlights code while it is written, with the names of colors that the build uses.
 *
 * @returns HTML that is safe to set as an element's content
 */
export function highlightEdited(code: string): string {
  const grammar = Prism.languages.tsx;
  return grammar ? Prism.highlight(code, grammar, 'tsx') : '';
}
