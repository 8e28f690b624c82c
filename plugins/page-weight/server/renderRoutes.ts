import { groupBy } from '../../../core/groupBy';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientRoute, ClientRoutes, LaterPage } from './clientRoutes';
import type { GeneratedRoutes, ModuleNames } from './readRoutes';

const clientDir = path.join(__dirname, '../client');
/** The chunk of all layouts and of what draws documents: a page needs them together. */
export const layoutChunk = 'layouts';

const toText = (value: unknown) => JSON.stringify(value);

const renderImport = (chunk: string, request: string) =>
  `() => import(/* webpackChunkName: ${toText(chunk)} */ ${toText(request)})`;

/** Renders a module that exports the pages of a section. */
export function renderSection(pages: readonly LaterPage[], { requests }: GeneratedRoutes): string {
  const groups = groupBy(pages, ({ kind, own }) => toText([kind, own]));
  const entries = [...groups.values()].map((group) => {
    const [{ kind, own }] = group;
    const imports = own.map((name) => renderImport(name, requests.get(name) ?? ''));
    return `  [${[kind, toText(group.map((page) => page.path)), ...imports].join(', ')}],\n`;
  });
  return `export default [\n${entries.join('')}];\n`;
}

/** Renders the module that is in the place of Docusaurus's `routes.js`; `sections` is beside it. */
export function renderRoutes(
  { routes, kinds, sections }: ClientRoutes,
  { requests }: GeneratedRoutes,
  toSectionFile: (name: string) => string,
): string {
  const imports = new Map<string, string>();

  const renderParts = (parts: ModuleNames, chunk?: string): string => {
    const entries = Object.entries(parts).map(([use, part]) => {
      const value = typeof part === 'string' ? renderPart(part, chunk) : renderParts(part, chunk);
      return `${toText(use)}: ${value}`;
    });
    return `{ ${entries.join(', ')} }`;
  };
  const renderPart = (name: string, chunk = name): string => {
    const request = requests.get(name);
    if (request === undefined) {
      return toText(name);
    }
    // A file for each of these would be a request of every page for a few bytes.
    const [, plugin, id] = /^@generated\/([^/]+)\/([^/]+)\/__plugin\.json$/.exec(request) ?? [];
    if (plugin) {
      return toText({ name: plugin, id });
    }
    if (!imports.has(name)) {
      imports.set(name, renderImport(chunk, request));
    }
    return `module${[...imports.keys()].indexOf(name)}`;
  };
  const renderRoute = ({ path, modules, attributes, routes: children }: ClientRoute): string => {
    const { __comp: component = '', ...others } = modules;
    const isLayout = children !== undefined && path !== '*';
    const parts = renderParts({ __comp: component, ...others }, isLayout ? layoutChunk : undefined);
    const own = Object.entries(attributes).map(
      ([key, value]) => `${toText(key)}: ${toText(value)}`,
    );
    return `{ ${[
      `path: ${toText(path)}`,
      `component: createRoute(${parts})`,
      ...own,
      ...(children ? [`routes: [\n${children.map(renderRoute).join(',\n')}\n]`] : []),
    ].join(', ')} }`;
  };

  const list = routes.map(renderRoute).join(',\n');
  const kindList = kinds.map(({ layout, attributes, parts, own }) => {
    const siblings = `routes${layout.map((index) => `[${index}].routes`).join('')}`;
    const isDocument = own.includes('content');
    const rendered = renderParts(parts, isDocument ? layoutChunk : undefined);
    return `  { siblings: ${siblings}, attributes: ${toText(attributes)}, parts: ${rendered}, own: ${toText(own)} },\n`;
  });
  const sectionList = [...sections.keys()].map(
    (name, index) => `  ${toText(name)}: ${renderImport(`pages-${index}`, toSectionFile(name))},\n`,
  );
  return [
    `import { createRoute } from ${toText(path.join(clientDir, 'createRoute'))};\n`,
    ...[...imports.values()].map((text, index) => `const module${index} = ${text};\n`),
    `const routes = [\n${list}\n];\nexport default routes;\n`,
    `export const kinds = [\n${kindList.join('')}];\n`,
    `export const sections = {\n${sectionList.join('')}};\n`,
  ].join('');
}

/**
 * Writes the browser's table of routes beside the one that prerendering uses.
 *
 * @param dir absolute path of Docusaurus's generated files
 * @returns absolute path of the table
 */
export function writeRoutes(routes: ClientRoutes, generated: GeneratedRoutes, dir: string): string {
  const write = (name: string, text: string) => {
    const file = path.join(dir, name);
    writeFileSync(file, text);
    return file;
  };
  mkdirSync(path.join(dir, 'sections'), { recursive: true });
  const files = new Map(
    [...routes.sections].map(([name, pages], index) => [
      name,
      write(`sections/${index}.js`, renderSection(pages, generated)),
    ]),
  );
  const toFile = (name: string) => files.get(name) ?? '';
  return write('routes.client.js', renderRoutes(routes, generated, toFile));
}
