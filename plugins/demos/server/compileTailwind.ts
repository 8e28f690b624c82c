import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { compile } from 'tailwindcss';
import { themeConstants } from '../../preferences/themeConstants';

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
export async function compileTailwind(source: string): Promise<string> {
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles([{ content: source, extension: 'tsx' }]);
  const { build } = await compile(input, { loadStylesheet });
  return build(candidates);
}
