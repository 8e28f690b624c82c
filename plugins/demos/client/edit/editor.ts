import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { request } from '../../../../core/client/request';
import { deepenTags } from '../../../../core/deepenTags';

// Otherwise Prism highlights the whole page by itself, in the next frame.
Object.assign(Prism, { manual: true });
deepenTags(Prism.languages);

/**
 * Highlights code while it is typed, with the build's names of colors.
 *
 * @returns HTML that is safe to set as an element's content
 */
export function highlightEdited(code: string): string {
  const grammar = Prism.languages.tsx;
  return grammar ? Prism.highlight(code, grammar, 'tsx') : '';
}

/** How long the stylesheet may take before it is left to the browser, in ms. */
const STYLES_TIMEOUT = 5000;

let loading: Promise<void> | undefined;

async function addStyles(url: string): Promise<void> {
  try {
    const response = await request(url, STYLES_TIMEOUT);
    const style = document.createElement('style');
    style.textContent = `@layer site {\n${await response.text()}\n}`;
    document.head.append(style);
  } catch {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  }
}

/**
 * Loads the editor's stylesheet into the site's cascade layer, once for the page. When that fails,
 * it adds a link: the browser tries again in its own way, outside the layer.
 *
 * @param url of `static/demo-editor.css`: the bundler would take a stylesheet in a plugin's folder
 *   for a page's and emit it empty
 */
export function loadEditorStyles(url: string): Promise<void> {
  loading ??= addStyles(url);
  return loading;
}
