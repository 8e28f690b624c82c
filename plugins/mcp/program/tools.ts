import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { compare, findPages, findVersion, readApi, readPage } from './answers';
import type { Docs } from './docs';

const MAX_RESULTS = 20;

/** Returns the answer of a tool. One that fails says why: the assistant may ask again. */
async function answer(work: () => Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await work() }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { isError: true, content: [{ type: 'text' as const, text }] };
  }
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
      `The version that the user runs, as in package.json: ${labels.join(', ')}, or a release such as 7.22. Defaults to the current one.`,
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
        'Finds pages, sections, components, props, slots and CSS classes of a version that match words, best first.',
      inputSchema: {
        query: z.string().min(1).max(200),
        version,
        limit: z.number().int().min(1).max(MAX_RESULTS).default(8),
      },
      annotations,
    },
    ({ query, version: asked, limit }) =>
      answer(() => findPages(docs, findVersion(docs, asked), query, limit)),
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
