import { transform } from 'lightningcss';
import { type Rule, parse } from 'postcss';

const collect = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter(Boolean)));

const remove = (css: string, unused: readonly string[]): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  }).code.toString();

const classOrId = /[.#](-?[_a-z][\w-]*)/gi;

/** Names of variants and parts of components: `button--lg`, `card__body`. */
const compound = /([\w-]*(?:--|__)[\w-]*)/g;

/** Lists the names of variants and parts in a text; `button--` where scripts add the rest. */
export const collectCompounds = (text: string): ReadonlySet<string> => collect(text, compound);

/**
 * Returns a stylesheet for what scripts add to pages: without variants and parts that no file names, of which
 * Infima has hundreds, and without fonts: declared a second time, one that came too late would move the page.
 *
 * @param named what `collectCompounds` finds in all pages and scripts
 */
export function toLateStyles(css: string, named: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  const isNamed = (name: string) =>
    named.has(name) ||
    [...name.matchAll(/--|__/g)].some(({ index }) => named.has(name.slice(0, index + 2)));
  const unused = [...collect(css, classOrId)].filter(
    (name) => /--|__/.test(name) && !isNamed(name),
  );
  return remove(root.toString(), unused);
}

/** Whether a selector is of what a visitor points at or types in. */
const isOfInput = (selector: string) =>
  /:(?:hover|focus|active|:selection)/.test(selector.replaceAll(/:not\([^()]*\)/g, ''));

/** Returns what of a stylesheet a page is first drawn with. */
function removeLater(css: string): string {
  const root = parse(css);
  root.walkAtRules('media', (media) => {
    if (/print|forced-colors/.test(media.params)) {
      media.remove();
    }
  });
  root.walkRules((rule: Rule) => {
    const kept = rule.selectors.filter((selector) => !isOfInput(selector));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
  return root.toString();
}

const setProperty = /[{;\s](--[\w-]+)\s*:/g;

/** What a page is first drawn with, of a stylesheet for all pages. */
export class PageStyles {
  private readonly css: string;
  /** Classes and ids in selectors, and custom properties that rules set. */
  private readonly selected: readonly string[];
  private readonly properties: readonly string[];
  private readonly known = new Map<string, string>();

  constructor(css: string) {
    this.css = removeLater(css);
    this.selected = [...collect(this.css, classOrId)];
    this.properties = [...collect(this.css, setProperty)];
  }

  /** Returns the rules that can apply to a page before its scripts run. */
  of(html: string): string {
    const values = collect(html, /\s(?:class|id)=(?:"([^"]*)"|([^\s">]+))/g);
    const names = new Set([...values].flatMap((value) => value.split(/\s+/)));
    const unused = this.selected.filter((name) => !names.has(name));
    const inPage = collect(html, /(--[\w-]+)/g);
    const properties = this.properties.filter((name) => inPage.has(name));
    const key = [...unused, ...properties].join(' ');
    const css = this.known.get(key) ?? this.reduce(unused, properties);
    this.known.set(key, css);
    return css;
  }

  private reduce(unused: readonly string[], properties: readonly string[]): string {
    let css = remove(this.css, unused);
    // A property that nothing reads may have been all that read another.
    for (;;) {
      const read = collect(css, /var\(\s*(--[\w-]+)/g);
      const unread = [...collect(css, setProperty)].filter(
        (name) => !read.has(name) && !properties.includes(name),
      );
      if (unread.length === 0) {
        return css;
      }
      css = remove(css, unread);
    }
  }
}
