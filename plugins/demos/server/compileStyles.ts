import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { themeConstants } from '../../preferences/themeConstants';
import { type CodeStyle, findStyleKind } from '../../preferences/types';
import { flattenCss, scopeStyles } from './scopeStyles';

interface CssFile {
  /** Path of the file, for errors. */
  file: string;
  code: string;
}

/** The at-rules whose reach ends at the demo. */
const ALLOWED_AT_RULES = ['media', 'supports', 'container', 'keyframes'];

/**
 * Checks a demo's CSS file.
 *
 * @throws Error that lists every line that would style the page around the demo, or isn't CSS
 */
function checkCss({ file, code }: CssFile): void {
  const problems: string[] = [];
  postcss.parse(code, { from: file }).walkAtRules(({ name: rule, params, source }) => {
    const where = `${file}:${source?.start?.line}`;
    if (!ALLOWED_AT_RULES.includes(rule)) {
      problems.push(
        `${where}: @${rule} affects the page around the demo. A demo's CSS can use @${ALLOWED_AT_RULES.join(', @')}.`,
      );
    }
    if (/\bprefers-color-scheme\b/.test(params) && !/^\([^()]+\)$/.test(params)) {
      problems.push(
        `${where}: nest other queries inside @media (prefers-color-scheme: …): the page's mode replaces it.`,
      );
    }
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

const tailwindDir = path.dirname(createRequire(__filename).resolve('tailwindcss/package.json'));

/** Tailwind's own style sheet, with the mode and font of the demo. */
const TAILWIND_INPUT = `
@layer theme, base, components, utilities;
@import 'theme.css' layer(theme);
@import 'preflight.css' layer(base);
@import 'utilities.css' layer(utilities);
@custom-variant dark (&:where([data-mode="dark"], [data-mode="dark"] *));
@theme {
  --default-font-family: ${themeConstants.fontFamily};
}
`;

async function loadStylesheet(name: string) {
  const file = path.join(tailwindDir, name);
  return { path: file, base: tailwindDir, content: await readFile(file, 'utf8') };
}

/** Returns Tailwind's CSS for the classes in code: its reset, the theme values in use and the rules. */
async function compileTailwind(source: string): Promise<string> {
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles([{ content: source, extension: 'tsx' }]);
  const { build } = await compile(TAILWIND_INPUT, { loadStylesheet });
  return build(candidates);
}

interface StylesInput {
  /** The `data-styles` of the demo's frames. */
  scope: string;
  style: CodeStyle;
  /** The demo's code, and that of the files that it imports. */
  source: string;
  /** The CSS files that the demo imports, in that order. */
  cssFiles: readonly CssFile[];
}

/**
 * Returns the CSS that a demo needs besides the library's. It applies only inside an element with
 * `data-styles="<scope>"`, whose `data-mode` is the mode.
 *
 * @throws Error for a CSS file that is broken or would style the page around the demo
 */
export async function compileStyles(input: StylesInput): Promise<string> {
  const { scope, style, source, cssFiles } = input;
  cssFiles.forEach(checkCss);
  const tailwind = findStyleKind(style) === 'tailwind' ? await compileTailwind(source) : '';
  const css = [tailwind, ...cssFiles.map(({ code }) => code)].join('\n');
  // Twice: only flat rules can be scoped, and scoping leaves white space and duplicates.
  return flattenCss(await scopeStyles(flattenCss(css), scope));
}
