/** What the tools of the server answer, as text. */
import { toMajor } from '../../../core/releases';
import { compareVersions } from '../../api-reference/comparison';
import { findPasted, type IndexedPage, search } from '../../search/client';
import type { IndexedVersion } from '../types';
import { type Docs, MissingFile } from './docs';
import { findMember, findPlace } from './markdown';

/** The most text that a tool answers with, in characters: assistants cut off what is longer. */
const MAX_LENGTH = 60_000;

/** Nearest pages that are named where there is none. */
const MAX_HINTS = 5;

/**
 * Cuts a text that is too long.
 *
 * @param advice how to read the rest
 */
function cut(text: string, advice: string): string {
  const left = text.length - MAX_LENGTH;
  return left > 0
    ? `${text.slice(0, MAX_LENGTH)}\n\n[${left} more characters are left out. ${advice}]`
    : text;
}

/** Finds a version by what people call it: `v7`, `7`, `7.29.1`, `latest`; absent: the current one. */
export function findVersion({ index: { versions } }: Docs, asked = 'latest'): IndexedVersion {
  const found =
    asked === 'latest'
      ? versions[0]
      : (versions.find(({ name, label }) => name === asked || label === asked) ??
        versions.find(({ label }) => toMajor(label) === toMajor(asked)));
  if (!found) {
    const labels = versions.map(({ label }) => label).join(', ');
    throw new Error(`There is no version "${asked}". Versions: ${labels}.`);
  }
  return found;
}

function renderResult(docs: Docs, version: IndexedVersion, page: IndexedPage): string {
  const { slug, title, description, isApi } = page;
  const kind = isApi ? ' (API)' : '';
  const text = description && `: ${description}`;
  return `- [${title}](${docs.toUrl(version, slug)})${kind} \`${slug}\`${text}`;
}

export async function findPages(docs: Docs, version: IndexedVersion, query: string, limit: number) {
  const index = await docs.readSearchIndex(version);
  const results = search(index, query, limit);
  const lines = results.flatMap(({ page, entries }) => [
    renderResult(docs, version, page),
    ...entries.map(({ label, anchor }) => `  - ${label}: \`${page.slug}#${anchor}\``),
  ]);
  return lines.length > 0
    ? lines.join('\n')
    : `Nothing found for "${query}" in ${version.label}. Try fewer words, or another version.`;
}

/** Returns the nearest pages, for an error. */
async function suggest(docs: Docs, version: IndexedVersion, words: string): Promise<string> {
  const index = await docs.readSearchIndex(version);
  const results = search(index, words, MAX_HINTS);
  const slugs = results.map(({ page }) => page.slug).join(', ');
  return slugs ? ` Similar pages: ${slugs}` : '';
}

/**
 * Reads a page, or the section that an anchor names.
 *
 * @param given its path in the version, or its address as it was pasted
 */
export async function readPage(
  docs: Docs,
  given: string,
  asked: string | undefined,
  language: 'TypeScript' | 'JavaScript',
): Promise<string> {
  const address = `/${given.trim().replace(/(?:\.js)?\.md(?=$|[?#])/, '')}`;
  const [, anchor = ''] = address.split('#');
  const own = docs.index.versions.find(
    ({ path }) => path !== '' && address.includes(`/${path.replace(/^https?:\/\//, '')}`),
  );
  const version = asked === undefined && own ? own : findVersion(docs, asked);
  const { pages } = await docs.readSearchIndex(version);
  const page = findPasted(pages, address);
  if (!page) {
    const words = address.replaceAll(/[/-]+/g, ' ').trim();
    const hint = await suggest(docs, version, words);
    throw new Error(`There is no page "${given}" in ${version.label}.${hint}`);
  }
  const file = page.slug.slice(1);
  const readTypeScript = () => docs.read(version, `${file}.md`);
  // A page without demos has one form.
  const orTypeScript = (error: unknown) =>
    error instanceof MissingFile ? readTypeScript() : Promise.reject(error);
  const text =
    language === 'JavaScript'
      ? await docs.read(version, `${file}.js.md`).catch(orTypeScript)
      : await readTypeScript();
  const anchors = page.entries.filter(({ kind }) => kind === 'section');
  const paths = anchors.map((item) => `${page.slug}#${item.anchor}`).join(', ');
  const advice = page.isApi ? 'Name a member with read_api.' : `Read a section: ${paths}`;
  return cut(findPlace(text, page, anchor) ?? text, advice);
}

export async function readApi(
  docs: Docs,
  name: string,
  member: string | undefined,
  asked: string | undefined,
): Promise<string> {
  const version = findVersion(docs, asked);
  const { pages } = await docs.readSearchIndex(version);
  const isNamed = ({ title }: IndexedPage) => title.toLowerCase() === name.toLowerCase();
  const found = pages.filter((page) => page.isApi && isNamed(page));
  if (found.length === 0) {
    const hint = await suggest(docs, version, name);
    throw new Error(`${version.label} has no component or interface "${name}".${hint}`);
  }
  const texts = await Promise.all(
    found.map(({ slug }) => docs.read(version, `${slug.slice(1)}.md`)),
  );
  if (member === undefined) {
    return cut(texts.join('\n---\n\n'), 'Name a member to read it alone.');
  }
  const parts = found.flatMap(({ title }, at) => {
    const part = findMember(texts[at] ?? '', member);
    return part === undefined ? [] : `# ${title} API\n\n${part}`;
  });
  if (parts.length === 0) {
    const hint = await suggest(docs, version, `${name} ${member}`);
    throw new Error(`${name} of ${version.label} has no prop, slot or class "${member}".${hint}`);
  }
  return parts.join('\n');
}

interface Comparison {
  product: string;
  from: string;
  to?: string;
  component?: string;
  filter?: string;
}

export async function compare(docs: Docs, { product, from, to, ...selection }: Comparison) {
  const { versions, planSuffixes } = docs.index;
  const [older, newer] = [findVersion(docs, from), findVersion(docs, to)];
  const missing = [older, newer].find(({ products }) => !products.includes(product));
  if (missing) {
    const products = missing.products.join(', ');
    throw new Error(`${missing.label} has no product "${product}". Products: ${products}.`);
  }
  const [current = newer] = versions;
  const read = async ({ name, label }: IndexedVersion) => {
    const file = `api/compare/${name}/${product}.json`;
    return { label, apis: JSON.parse(await docs.read(current, file)) };
  };
  const text = compareVersions(await read(older), await read(newer), selection, planSuffixes);
  return cut(text, 'Name a component, or filter by words.');
}
