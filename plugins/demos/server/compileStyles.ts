import type { CodeStyle } from '../../preferences/types';
import { compileTailwind } from './compileTailwind';
import { flattenCss } from './flattenCss';
import { scopeStyles } from './scopeStyles';
import { validateDemoCss } from './validateDemoCss';

interface StylesInput {
  /** What the frames of the demo have as `data-styles`. */
  scope: string;
  style: CodeStyle;
  /** The demo's code, and that of the files that it imports. */
  source: string;
  /** The CSS files that the demo imports, in that order. */
  cssFiles: readonly { name: string; code: string }[];
}

/**
 * Returns the CSS that a demo needs beside the library's, which reaches only what is in an element
 * with `data-styles="<scope>"`; empty when it needs none. The element's `data-mode` is its mode.
 * Throws when a CSS file is broken or would reach the page around the demo.
 */
export async function compileStyles({
  scope,
  style,
  source,
  cssFiles,
}: StylesInput): Promise<string> {
  cssFiles.forEach(({ name, code }) => validateDemoCss(name, code));
  const tailwind = style === 'Tailwind' ? await compileTailwind(source) : '';
  const css = [tailwind, ...cssFiles.map(({ code }) => code)].join('\n');
  // Twice: the scope is added to flat rules, and what that takes away leaves spaces and doubles.
  return flattenCss(await scopeStyles(flattenCss(css), scope));
}
