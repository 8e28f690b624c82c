import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { toMajor } from '../../../core/releases';
import { compareVersions } from '../../api-reference/comparison';
import { findPasted, type IndexedPage, search } from '../../search/client';
import type { IndexedVersion } from '../types';
import { type Docs, MissingFile } from './docs';
import { findMember, findPlace } from './markdown';

/** The most text that a tool answers with, in characters: assistants cut off what is longer. */
const MAX_LENGTH = 60_000;

const MAX_RESULTS = 20;

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

/** Returns the answer of a tool. One that fails says why: the assistant may ask again. */
async function answer(work: () => Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await work() }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { isError: true, content: [{ type: 'text' as const, text }] };
  }
}

/** Finds a version by what people call it: `v7`, `7`, `7.29.1`, `latest`; absent: the current one. */
function findVersion({ index: { versions } }: Docs, asked = 'latest'): IndexedVersion {
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

async function find(docs: Docs, version: IndexedVersion, query: string, limit: number) {
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
async function readPage(
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

async function readApi(
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

async function compare(docs: Docs, { product, from, to, ...selection }: Comparison) {
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

/**
 * Creates an MCP server that answers from the docs: with the same pages, results and comparisons as the
 * site, for every version.
 *
 * @param docs from `openDocs`
 */
export function createServer(docs: Docs): McpServer {
  const { name, versions } = docs.index;
  const labels = versions.map(({ label }) => label);
  const products = [...new Set(versions.flatMap((version) => version.products))];
  const version = z
    .string()
    .max(40)
    .optional()
    .describe(
      `The version that the user runs, as in package.json: ${labels.join(', ')}, or a number of one such as 7.22. Absent: the current one.`,
    );
  const server = new McpServer(
    { name, version: labels[0] ?? '' },
    {
      instructions:
        'Documentation of every version. First find out which version the user runs (package.json), and pass it to each tool: names, props and defaults differ between versions.',
    },
  );
  const annotations = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'list_versions',
    {
      description: 'Lists the documented versions, newest first, with their products.',
      annotations,
    },
    () =>
      answer(() =>
        Promise.resolve(
          versions.map((item) => `- ${item.label}: ${item.products.join(', ')}`).join('\n'),
        ),
      ),
  );

  server.registerTool(
    'search',
    {
      description:
        'Finds pages, sections, components, props, slots and CSS classes of a version by words, best first.',
      inputSchema: {
        query: z.string().min(1).max(200),
        version,
        limit: z.number().int().min(1).max(MAX_RESULTS).default(8),
      },
      annotations,
    },
    ({ query, version: asked, limit }) =>
      answer(() => find(docs, findVersion(docs, asked), query, limit)),
  );

  server.registerTool(
    'read_page',
    {
      description:
        'Returns a page as Markdown, with the code of its demos. With an anchor, returns only that section or prop.',
      inputSchema: {
        path: z
          .string()
          .min(1)
          .max(500)
          .describe('Path from a search result, with or without its anchor, or an address.'),
        version,
        language: z.enum(['TypeScript', 'JavaScript']).default('TypeScript'),
      },
      annotations,
    },
    ({ path, version: asked, language }) => answer(() => readPage(docs, path, asked, language)),
  );

  server.registerTool(
    'read_api',
    {
      description:
        'Returns the props, slots and CSS classes of a component, or the members of an interface, with their types and defaults, and the version that added each.',
      inputSchema: {
        name: z.string().min(1).max(100).describe('Its name in code, such as Button.'),
        member: z.string().max(100).optional().describe('Only this prop, slot, class or method.'),
        version,
      },
      annotations,
    },
    ({ name: api, member, version: asked }) => answer(() => readApi(docs, api, member, asked)),
  );

  server.registerTool(
    'compare',
    {
      description:
        'Compares the API of a product in two versions: what was added, removed, renamed, retyped, deprecated.',
      inputSchema: {
        product: z.enum(products as [string, ...string[]]),
        from: z
          .string()
          .max(40)
          .describe(`The older version: ${labels.join(', ')}.`),
        to: version,
        component: z.string().max(100).optional().describe('Only this component or interface.'),
        filter: z.string().max(100).optional().describe('Only names with these words.'),
      },
      annotations,
    },
    (query) => answer(() => compare(docs, query)),
  );
  return server;
}
