/** The HTML of a built site: its pages by version, what they contain, and what the host serves. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltVersion } from '../../core/server/versions';
import type { Site } from '../../core/types';
import { readPage, type Page } from './readPage';

/** A page of the built site. */
export interface BuiltPage {
  version: BuiltVersion;
  /** Path of its file in the built folder: `x/v6/react-data-grid.html`. */
  file: string;
  /** The one spelling of its path on the host: `/x/v6/react-data-grid`. */
  pathname: string;
  /** Path in its version: `/react-data-grid`. */
  slug: string;
}

/** The one spelling of the path that a file is served under. */
export function toPathname(file: string): string {
  // The host shows it at paths that have no page; it has none that is better.
  const isMissing = /(?:^|\/)404\.html$/.test(file);
  return `/${isMissing ? file : file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

export class BuiltSite {
  /** All files, relative to the folder. */
  readonly files: ReadonlySet<string>;
  private readonly read = new Map<string, Page>();
  private readonly listed = new Map<string, ReadonlySet<string>>();

  /** @param dir absolute path of the folder that is the host's root */
  constructor(
    readonly dir: string,
    readonly versions: readonly BuiltVersion[],
    readonly site: Site,
  ) {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    this.files = new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name))),
    );
  }

  /** Returns the text of a file. */
  text(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Returns what a file of HTML contains; each is read once. */
  page(file: string): Page {
    const page = this.read.get(file) ?? readPage(this.text(file));
    this.read.set(file, page);
    return page;
  }

  json<Content>(file: string): Content {
    return JSON.parse(this.text(file)) as Content;
  }

  /** The file that the host answers a path with; nothing for a 404. */
  find(pathname: string): string | undefined {
    const name = decodeURIComponent(pathname).slice(1);
    const candidates =
      name === '' || name.endsWith('/')
        ? [`${name}index.html`]
        : [name, `${name}.html`, `${name}/index.html`];
    return candidates.find((candidate) => this.files.has(candidate));
  }

  /** The version that a file belongs to; none at the root of the host. */
  versionOf(file: string): BuiltVersion | undefined {
    const matching = this.versions.filter(({ basePath }) => `/${file}`.startsWith(basePath));
    return matching.toSorted((a, b) => b.basePath.length - a.basePath.length)[0];
  }

  /** Where addresses of a version have moved, by the path that they had. */
  redirects({ basePath }: BuiltVersion): Record<string, string> {
    const bySlug = this.json<Record<string, string>>(`${basePath.slice(1)}redirects.json`);
    const toPath = (slug: string) => basePath + slug.slice(1);
    return Object.fromEntries(
      Object.entries(bySlug).map(([from, to]) => [toPath(from), toPath(to)]),
    );
  }

  /** All pages of a version, without those that only lead to another. */
  pages(version: BuiltVersion): BuiltPage[] {
    const redirects = this.redirects(version);
    return [...this.files]
      .filter((file) => file.endsWith('.html') && this.versionOf(file) === version)
      .map((file) => {
        const pathname = toPathname(file);
        return { version, file, pathname, slug: `/${pathname.slice(version.basePath.length)}` };
      })
      .filter(({ pathname }) => redirects[pathname] === undefined);
  }

  /** Paths that the sitemap of a version names. */
  sitemap({ basePath }: BuiltVersion): ReadonlySet<string> {
    let paths = this.listed.get(basePath);
    if (!paths) {
      const text = this.text(`${basePath.slice(1)}sitemap.xml`);
      const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)];
      paths = new Set(addresses.map(([, address = '']) => address.replace(this.site.url, '')));
      this.listed.set(basePath, paths);
    }
    return paths;
  }
}
