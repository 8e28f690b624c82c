/** What the head of a page says to browsers, to search engines and to those who share it. */
import type { MovedPages } from '../../core/navigation';
import type { BuiltPage, BuiltSite } from './builtSite';
import type { Problem } from './exceptions';
import type { Page } from './readPage';

/** At which length search engines cut; the front matter has the same limits. */
const limits = { title: 69, description: 160 };

/** Values of what a page says of itself, by name: `og:title`, `description`, `canonical`. */
function readValues({ metaTags, headLinks }: Page): (name: string) => string[] {
  return (name) => [
    ...metaTags
      .filter(({ name: key, property }) => key === name || property === name)
      .map(({ content = '' }) => content),
    ...headLinks.filter(({ rel }) => rel === name).map(({ href = '' }) => href),
  ];
}

/** Whether search engines are to leave it out: a page that is missing, a demo alone. */
export function isHidden(page: Page): boolean {
  return readValues(page)('robots').some((value) => value.includes('noindex'));
}

/** Where a page of an old version is in the current one, by what is said of moved pages. */
function follow(built: BuiltSite, { version, slug }: BuiltPage, moved: MovedPages): string {
  const older = built.versions.indexOf(version);
  return built.versions
    .slice(1, older + 1)
    .toReversed()
    .reduce((at, { name }) => {
      const move = moved[name]?.find(({ from }) => from === at);
      return move && 'to' in move ? move.to : at;
    }, slug);
}

/**
 * Returns the address that a page must name as its canonical one: that of the page which the current
 * version has of it, else its own.
 */
export function toCanonical(built: BuiltSite, page: BuiltPage, moved: MovedPages): string {
  const [current] = built.versions;
  const successor = current && `${current.basePath}${follow(built, page, moved).slice(1)}`;
  const isThere = current && successor !== undefined && built.sitemap(current).has(successor);
  return built.site.url + (isThere ? successor : page.pathname);
}

/** Returns what is wrong with the canonical address of a page. */
export function checkCanonical(built: BuiltSite, page: BuiltPage, moved: MovedPages): string[] {
  const found = readValues(built.page(page.file))('canonical');
  const expected = toCanonical(built, page, moved);
  return found.length === 1 && found[0] === expected
    ? []
    : [`its canonical address is ${found.join(', ') || 'missing'}, not ${expected}`];
}

/** Returns what is wrong with the words of a page: its language, its title, its description. */
export function checkWords({ site }: BuiltSite, { version }: BuiltPage, page: Page): string[] {
  const values = readValues(page);
  const suffix = ` | ${site.name}`;
  const title = page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title;
  const [description = '', ...more] = values('description');
  const needed = isHidden(page) ? 0 : 1;
  return [
    page.html.lang === version.language ? [] : `its language is ${page.html.lang}`,
    page.html.dir === 'ltr' ? [] : `its direction is ${page.html.dir}`,
    title.length > 0 ? [] : 'it has no title',
    title.length <= limits.title ? [] : `its title has ${title.length} characters: ${title}`,
    description.length >= needed && more.length === 0 ? [] : 'it has not one description',
    description.length <= limits.description
      ? []
      : `its description has ${description.length} characters`,
  ].flat();
}

/** Returns those of the pages of a version that have the title of another. */
export function checkTitles(pages: readonly { pathname: string; title: string }[]): Problem[] {
  const counts = new Map<string, number>();
  for (const { title } of pages) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return pages
    .filter(({ title }) => counts.get(title) !== 1)
    .map(({ pathname, title }) => ({ pathname, problem: `another page has the title “${title}”` }));
}

/** Returns what those lack who share a page: what it says elsewhere too, and its picture. */
export function checkSharing(built: BuiltSite, { file }: BuiltPage): string[] {
  const page = built.page(file);
  const values = readValues(page);
  const [canonical] = values('canonical');
  const [description] = values('description');
  const expected: Record<string, string | undefined> = {
    'og:title': page.title,
    'og:description': description,
    'og:url': canonical,
    'og:image:alt': page.title,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:site_name': built.site.name,
    'twitter:card': 'summary_large_image',
  };
  const [picture = '', ...more] = values('og:image');
  const { url } = built.site;
  const isThere = picture.startsWith(`${url}/`) && built.files.has(picture.slice(url.length + 1));
  return [
    ...Object.entries(expected)
      .filter(([name, value]) => values(name).length !== 1 || values(name)[0] !== value)
      .map(([name, value]) => `${name} is “${values(name).join('”, “')}”, not “${value}”`),
    ...(isThere && more.length === 0 ? [] : [`its picture ${picture} is not there`]),
  ];
}

/** Returns what is wrong with what a page says of its other forms: languages, and Markdown. */
export function checkAlternates(
  built: BuiltSite,
  { file, pathname, version }: BuiltPage,
): string[] {
  const { headLinks } = built.page(file);
  const alternates = headLinks.filter(({ rel }) => rel === 'alternate');
  const own = built.site.url + pathname;
  const markdown = `${file.replace(/\.html$/, '')}.md`;
  const expected = [
    ...[version.language, 'x-default'].map((language) => `${language} ${own}`),
    ...(built.files.has(markdown) ? [`text/markdown ${built.site.url}/${markdown}`] : []),
  ];
  const found = alternates.map(({ hreflang, type, href }) => `${hreflang ?? type} ${href}`);
  return [
    ...expected.filter((line) => !found.includes(line)).map((line) => `it does not name ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `it names ${line}`),
  ];
}

/** Whether search engines are to list a page, by its own word and by the sitemap's. */
export function checkListing(built: BuiltSite, { file, pathname, version }: BuiltPage): string[] {
  const hidden = isHidden(built.page(file));
  const listed = built.sitemap(version).has(pathname);
  return hidden === listed
    ? [hidden ? 'it is noindex, and in the sitemap' : 'it is not in the sitemap']
    : [];
}

interface Block {
  '@context'?: unknown;
  '@type'?: unknown;
  url?: unknown;
  image?: unknown;
  headline?: unknown;
  itemListElement?: readonly { position?: unknown; name?: unknown; item?: unknown }[];
}

function checkBlock(text: string, page: Page): string[] {
  let block: Block;
  try {
    block = JSON.parse(text) as Block;
  } catch {
    return [`its structured data is no JSON: ${text.slice(0, 60)}`];
  }
  const values = readValues(page);
  const type = String(block['@type']);
  const items = block.itemListElement ?? [];
  return [
    block['@context'] === 'https://schema.org' ? [] : `${type} has no context`,
    ['WebSite', 'TechArticle', 'BreadcrumbList'].includes(type) ? [] : `${type} is not known`,
    type !== 'TechArticle' || block.url === values('canonical')[0] ? [] : `${type} has another url`,
    type !== 'TechArticle' || block.image === values('og:image')[0]
      ? []
      : `${type} has another picture`,
    type !== 'TechArticle' || page.title.startsWith(String(block.headline))
      ? []
      : `${type} has another headline`,
    items.every(({ position, name }, index) => position === index + 1 && name)
      ? []
      : `${type} is out of order`,
  ].flat();
}

/** Returns what is wrong with the structured data of a page. */
export function checkStructuredData(page: Page): string[] {
  const blocks = page.scripts.filter(({ type }) => type === 'application/ld+json');
  const kinds = blocks.filter(({ text }) => /"@type":"(?:WebSite|TechArticle)"/.test(text));
  return [
    ...(isHidden(page) || kinds.length === 1 ? [] : ['it does not say what it is']),
    ...blocks.flatMap(({ text }) => checkBlock(text, page)),
  ];
}

/** Returns what is wrong with the way to a page, from the tree's groups down, if it names one. */
export function checkWay({ scripts }: Page): string[] {
  return scripts.some(({ text }) => /"BreadcrumbList","itemListElement":\[\]/.test(text))
    ? ['the way to it is empty']
    : [];
}

/** Addresses that the structured data of a page names, as paths on the host. */
export function toDataPaths(page: Page, url: string): string[] {
  return page.scripts
    .filter(({ type }) => type === 'application/ld+json')
    .flatMap(({ text }) => text.match(/https?:[^"\\]+/g) ?? [])
    .filter((address) => address.startsWith(`${url}/`))
    .map((address) => address.slice(url.length));
}
