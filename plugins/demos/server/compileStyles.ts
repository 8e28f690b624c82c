import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { themeConstants } from '../../preferences/themeConstants';
import type { CodeStyle } from '../../preferences/types';
import { scopeStyles } from './scopeStyles';

/** The at-rules that can be held back from the page. */
const allowed = ['media', 'supports', 'container', 'keyframes'];

/**
 * Throws when a demo's CSS file holds what would reach the page around the demo, naming every
 * such line; also when it is no CSS.
 */
function validateDemoCss(name: string, code: string): void {
  const problems: string[] = [];
  postcss.parse(code, { from: name }).walkAtRules(({ name: rule, params, source }) => {
    const where = `${name}:${source?.start?.line}`;
    if (!allowed.includes(rule)) {
      problems.push(
        `${where}: @${rule} reaches the page around the demo. A demo's CSS may hold @${allowed.join(', @')}.`,
      );
    }
    if (/\bprefers-color-scheme\b/.test(params) && !/^\([^()]+\)$/.test(params)) {
      problems.push(
        `${where}: write @media (prefers-color-scheme: …) on its own, with other queries inside: the page's mode takes its place.`,
      );
    }
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

const tailwindDir = path.dirname(createRequire(__filename).resolve('tailwindcss/package.json'));

/** Tailwind's own style sheet, but for the mode and the font: those are the demo's. */
const input = `
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

/**
 * Returns what Tailwind makes of the classes in a demo's code: the values of its theme that they
 * use, its reset and their rules, in its layers.
 *
 * @param source the demo's code, and that of the files that it imports
 */
async function compileTailwind(source: string): Promise<string> {
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles([{ content: source, extension: 'tsx' }]);
  const { build } = await compile(input, { loadStylesheet });
  return build(candidates);
}

/** The oldest browsers of the site, as its `browserslist` has them: major times 65536. */
const targets = { chrome: 111 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };

/** Returns CSS without nesting and without spaces, for the oldest browsers of the site. */
function flattenCss(css: string): string {
  const { code } = transform({
    filename: 'demo.css',
    code: Buffer.from(css),
    minify: true,
    // Tailwind reads prose as classes, too; what comes out of that is dropped.
    errorRecovery: true,
    include: Features.Nesting | Features.MediaQueries,
    // Browsers do these themselves, after the direction of the demo.
    exclude: Features.LogicalProperties | Features.DirSelector,
    targets,
  });
  return Buffer.from(code).toString();
}

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
