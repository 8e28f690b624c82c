/** What pages weigh: their HTML, their stylesheets, their fonts, and all scripts that they load. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltVersion } from '../../core/server/versions';
import { budgets, type Budget, type Weight } from './budgets';
import type { BuiltPage, BuiltSite } from './builtSite';
import { ChunkMap } from './chunkMap';
import type { HeadElement, Page } from './readPage';

const tools = ['/404.html', '/offline', '/playground', '/settings', '/translations'];

/** Pages to read that are as long as those about a migration. */
const longTexts = ['/introduction/installation', '/introduction/licensing'];

/** What a page is weighed as. */
export function toWeight(slug: string, { hasDemos }: Pick<Page, 'hasDemos'>): Weight {
  if (slug === '/') {
    return 'home';
  }
  if (tools.includes(slug)) {
    return 'tool';
  }
  if (slug === '/api/compare') {
    return 'comparison';
  }
  if (slug.startsWith('/api/')) {
    return slug.split('/').length > 3 ? 'reference' : 'index';
  }
  if (slug.startsWith('/templates/')) {
    return 'template';
  }
  if (/\/migration[/-]/.test(slug) || longTexts.includes(slug)) {
    return 'longText';
  }
  return hasDemos ? 'demos' : 'text';
}

/** Weighs the pages of a version. */
export class Scales {
  readonly chunkMap: ChunkMap;
  private readonly known = new Map<string, number>();
  private readonly found = new Map<string, string>();

  constructor(
    private readonly built: BuiltSite,
    private readonly version: BuiltVersion,
  ) {
    const read = (name: string) => {
      const folder = `${version.basePath.slice(1)}assets/js/`;
      const files = [...built.files].filter(
        (file) => file.startsWith(folder) && file.slice(folder.length).startsWith(`${name}.`),
      );
      return files.filter((file) => file.endsWith('.js')).map((file) => built.text(file));
    };
    const [[main = ''], [runtime = '']] = [read('main'), read('runtime~main')];
    this.chunkMap = new ChunkMap(main, runtime);
  }

  /** The script that has a text. */
  private fileWith(text: string): string {
    const base = this.version.basePath.slice(1);
    const file =
      this.found.get(text) ??
      [...this.built.files].find(
        (name) =>
          name.startsWith(`${base}assets/js/`) &&
          name.endsWith('.js') &&
          this.built.text(name).includes(`"${text}"`),
      );
    if (file === undefined) {
      throw new Error(`No script has "${text}" any more: mend weight.ts.`);
    }
    this.found.set(text, file);
    return file.slice(base.length);
  }

  /** Weighs a file, relative to the built folder. */
  private weigh(file: string): number {
    const weight =
      this.known.get(file) ?? gzipSync(readFileSync(path.join(this.built.dir, file))).length;
    this.known.set(file, weight);
    return weight;
  }

  private sum(files: readonly string[]): number {
    return [...new Set(files)].reduce((sum, file) => sum + this.weigh(file), 0);
  }

  /** Files of scripts that a page loads: those that its HTML names, those of its route, and its ad's. */
  scriptsOf({ file, pathname, slug }: BuiltPage): string[] {
    const { scripts, headLinks, hasSlot, hint } = this.built.page(file);
    const preloaded = headLinks.filter(
      ({ rel, as }) => rel === 'modulepreload' || (rel === 'preload' && as === 'script'),
    );
    const named = [...scripts.map(({ src }) => src), ...preloaded.map(({ href }) => href)];
    const base = this.version.basePath.slice(1);
    // What the browser draws once it has the page.
    const later = [
      hasSlot ? this.fileWith('site.ads.label') : [],
      slug === '/404.html' ? this.fileWith('site.notFound.title') : [],
    ];
    const loaded = [...this.chunkMap.filesOf(pathname, hint), ...later.flat()];
    return [
      ...named.flatMap((url) => (url === undefined ? [] : (this.built.find(url) ?? url))),
      ...loaded.map((name) => base + name),
    ];
  }

  weighPage(page: BuiltPage): Required<Budget> {
    const { headLinks } = this.built.page(page.file);
    const find = (isWanted: (link: HeadElement) => boolean) =>
      headLinks.filter(isWanted).flatMap(({ href = '' }) => this.built.find(href) ?? []);
    return {
      html: this.weigh(page.file),
      markup: statSync(path.join(this.built.dir, page.file)).size,
      elements: this.built.page(page.file).elements,
      css: this.sum(find(({ rel }) => rel === 'stylesheet')),
      fonts: this.sum(find(({ rel, as }) => rel === 'preload' && as === 'font')),
      scripts: this.sum(this.scriptsOf(page)),
    };
  }

  /** Returns what of a page is over its budget. */
  check(page: BuiltPage, limits: Readonly<Record<Weight, Budget>> = budgets): string[] {
    const kind = toWeight(page.slug, this.built.page(page.file));
    const weights = Object.entries(this.weighPage(page)) as [keyof Budget, number][];
    return weights.flatMap(([part, weight]) => {
      const limit = limits[kind][part];
      if (limit === undefined || weight <= limit) {
        return [];
      }
      return part === 'elements'
        ? [`${weight} elements, at most ${limit}`]
        : [`${part} of ${(weight / 1000).toFixed(1)} kB, at most ${limit / 1000} kB`];
    });
  }
}
