/** Where links lead: those of pages, of redirects, of sitemaps, and of texts for programs. */
import { toPathname, type BuiltPage, type BuiltSite } from './builtSite';
import type { Link } from './readPage';

/** Elements of `link` that name an address for others, and ask for nothing. */
const naming = ['link canonical', 'link alternate'];

/** Tells whether addresses lead somewhere. */
export class LinkChecker {
  private readonly origins: ReadonlySet<string>;
  private readonly known = new Map<string, string | undefined>();

  constructor(private readonly built: BuiltSite) {
    const { url, versions } = built.site;
    this.origins = new Set([url, ...versions.flatMap(({ host }) => host ?? [])]);
  }

  /** Whether an address is of the site, whatever host serves it. */
  isOwn(address: URL): boolean {
    return this.origins.has(address.origin);
  }

  /**
   * Returns why an address of the site leads nowhere.
   *
   * @param target path on the host, with its anchor
   */
  explain(target: string): string | undefined {
    if (!this.known.has(target)) {
      this.known.set(target, this.look(target));
    }
    return this.known.get(target);
  }

  private look(target: string): string | undefined {
    const [address = '', anchor = ''] = target.split('#');
    const [pathname = ''] = address.split('?');
    const file = this.built.find(pathname);
    if (file === undefined) {
      return `there is no ${pathname}`;
    }
    if (!file.endsWith('.html')) {
      return undefined;
    }
    // The host answers any path with it: it has no spelling to keep.
    if (toPathname(file) !== pathname && !file.endsWith('404.html')) {
      return `${pathname} is another spelling of ${toPathname(file)}`;
    }
    const id = decodeURIComponent(anchor);
    return id === '' || this.built.page(file).ids.has(id)
      ? undefined
      : `there is no #${id} on ${pathname}`;
  }

  /** Returns what is wrong with one link of a page. */
  check({ url, from, rel }: Link, pathname: string): string | undefined {
    // Most links are to the site's own pages, by path: they need no parser.
    if (/^\/(?!\/)/.test(url) && !/[\s\\%]|\/\.\.?\//.test(url)) {
      return this.explain(url);
    }
    if (!URL.canParse(url, this.built.site.url + pathname)) {
      return 'it is no address';
    }
    const address = new URL(url, this.built.site.url + pathname);
    if (address.origin === this.built.site.url) {
      return this.explain(address.pathname + address.search + address.hash);
    }
    switch (address.protocol) {
      case 'http:':
      case 'https:':
        break;
      case 'mailto:':
        return undefined;
      case 'data:':
        return from === 'a' ? 'it leads to data' : undefined;
      default:
        return `${address.protocol} leads nowhere`;
    }
    if (from !== 'a' && !naming.includes(from)) {
      return this.isOwn(address) ? undefined : `it asks ${address.host}`;
    }
    return this.isOwn(address) || rel.includes('noopener') || naming.includes(from)
      ? undefined
      : 'it leads away without rel="noopener"';
  }

  /** Returns what is wrong with the links of a page, each once. */
  checkPage({ file, pathname }: Pick<BuiltPage, 'file' | 'pathname'>): string[] {
    const problems = this.built.page(file).links.flatMap((link) => {
      const problem = this.check(link, pathname);
      return problem === undefined ? [] : `${link.element}: ${problem}`;
    });
    return [...new Set(problems)];
  }

  /** Returns what is wrong with addresses of the site in a text that is no HTML. */
  checkText(file: string): string[] {
    const { url } = this.built.site;
    const addresses = this.built.text(file).match(/https?:\/\/[^\s<>()[\]"'`\\*]+/g) ?? [];
    const own = addresses
      .filter((address) => address.startsWith(`${url}/`))
      .map((address) => address.slice(url.length).replace(/[.,;:!?]+$/, ''));
    return this.checkPaths(own);
  }

  /** Returns those of the paths that lead nowhere, with the reason, each once. */
  checkPaths(paths: readonly string[]): string[] {
    return [...new Set(paths)].flatMap((target) => {
      const problem = this.explain(target);
      return problem === undefined ? [] : `${target}: ${problem}`;
    });
  }
}
