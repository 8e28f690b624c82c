import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { mapFiles } from '../../../core/server/files';
import type { FinishedBuild } from '../../../core/server/postBuild';
import { Alphabets, type Face } from './alphabets';
import { PageStyles, collectCompounds, toLateStyles } from './pageStyles';

const fontPreload = /<link\b[^>]*\srel="?preload\b[^>]*\sas="?font\b[^>]*>/g;
const stylesheet = /<link\b[^>]*\srel="?stylesheet\b[^>]*>/g;
const deferred = /<script\b[^>]*\ssrc=[^>]*\sdefer\b[^>]*><\/script>/g;

/** A stylesheet of the build, and the one that takes its place in pages. */
interface Sheet {
  styles: PageStyles;
  /** Its address as pages have it, and that of the one in its place. */
  url: string;
  reducedUrl: string;
}

/** What is shown in demos and their code, such as names of people from everywhere. */
const figures = /<figure\b.*?<\/figure>/gs;

const toCss = (faces: readonly Face[]) => faces.map(({ css }) => css).join('');

/**
 * Returns the HTML of a page that can be drawn as soon as it is there: the rules that it needs are in its
 * head. At its end is what the browser shall ask for only when it has the page: the fonts, the stylesheet
 * for what scripts add to the page, and the scripts.
 *
 * @param faces the fonts of the alphabets that its text has letters of
 */
export function inlinePageStyles(
  html: string,
  { styles, url, reducedUrl }: Sheet,
  faces: readonly Face[],
): string {
  const [link] = html.match(stylesheet) ?? [];
  if (!link?.includes(url)) {
    return html;
  }
  const late = [
    ...(html.match(fontPreload) ?? []),
    link.replace(url, reducedUrl),
    ...(html.match(deferred) ?? []),
  ];
  return html
    .replaceAll(fontPreload, '')
    .replace(link, '')
    .replaceAll(deferred, '')
    .replace('</head>', () => `<style data-site>${toCss(faces)}${styles.of(html)}</style></head>`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${late.join('')}</body>`);
}

/** Puts the styles of all pages of a build into their HTML. */
export async function inlineStyles({ outDir, baseUrl, i18n }: FinishedBuild): Promise<void> {
  const [name, ...others] = await Globby(['assets/css/*.css'], { cwd: outDir });
  if (!name || others.length > 0) {
    throw new Error(`Expected one stylesheet in ${outDir}/assets/css; found ${others.length + 1}.`);
  }
  const css = await readFile(path.join(outDir, name), 'utf8');
  const pages = await Globby(['**/*.html'], { cwd: outDir, absolute: true });
  const scripts = await Globby(['assets/js/*.js'], { cwd: outDir, absolute: true });
  const alphabets = new Alphabets(css);
  const shown = new Map<string, readonly Face[]>();
  const named = await mapFiles([...pages, ...scripts], async (file) => {
    const text = await readFile(file, 'utf8');
    if (file.endsWith('.html')) {
      shown.set(file, alphabets.of(text.replaceAll(figures, '')));
    }
    return collectCompounds(text);
  });
  const asked = new Set([...shown.values()].flat());
  const used = alphabets.faces.filter((face) => asked.has(face));
  const unused = alphabets.faces.filter((face) => !asked.has(face));
  await mapFiles(unused, ({ url }) => rm(path.join(outDir, url.slice(baseUrl.length))));
  const reduced = toLateStyles(css, new Set(named.flatMap((names) => [...names])));
  // Browsers keep a file of this name forever.
  const hash = createHash('sha256').update(reduced).digest('hex').slice(0, 8);
  const reducedName = `assets/css/styles.${hash}.css`;
  await rm(path.join(outDir, name));
  await writeFile(path.join(outDir, reducedName), reduced);
  const sheet = {
    styles: new PageStyles(alphabets.css),
    url: baseUrl + name,
    reducedUrl: baseUrl + reducedName,
  };
  await mapFiles(pages, async (file) => {
    const html = await readFile(file, 'utf8');
    // English shows few letters of others. In another language, the next page has the letters that one lacks.
    const faces = i18n.currentLocale === 'en' ? (shown.get(file) ?? []) : used;
    await writeFile(file, inlinePageStyles(html, sheet, faces));
  });
}
