import { readFileSync } from 'node:fs';
import type { ObjectExpression } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readAttribute, toAttribute } from '../../../core/server/mdx';
import { type Product, products } from '../../../core/types';
import { compareApis } from '../compare/compareApis';
import { countChanges, selectChanges } from '../compare/selection';
import type { ApiNews, ChangeCounts } from '../compare/types';
import type { ExtractedVersion } from '../options';
import type { Api, VersionApi } from '../types';

/**
 * Counts what is new in a version.
 *
 * @param all the reference of each version by its name, oldest first
 */
export function toNews(all: ReadonlyMap<string, readonly Api[]>, version: string): ApiNews {
  const names = [...all.keys()];
  const from = names[names.indexOf(version) - 1];
  const ofProduct = (name: string | undefined, product: Product) =>
    (all.get(name ?? '') ?? []).filter((api) => api.product === product);
  const counts = products.flatMap((product) => {
    const [before, after] = [ofProduct(from, product), ofProduct(version, product)];
    return before.length > 0 && after.length > 0
      ? [[product, countChanges(selectChanges(compareApis(before, after), {}))] as const]
      : [];
  });
  return { ...(from && { from }), counts: Object.fromEntries(counts) };
}

interface Options {
  /** Every version, newest first. */
  versions: readonly ExtractedVersion[];
}

/** `{ added: 3, … }`, as code that was parsed. */
function toObject(counts: ChangeCounts): ObjectExpression {
  const properties = Object.entries(counts).map(([name, value]) => ({
    type: 'Property' as const,
    kind: 'init' as const,
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier' as const, name },
    value: { type: 'Literal' as const, value },
  }));
  return { type: 'ObjectExpression', properties };
}

/**
 * Counts what changed in the API for each `<ApiChanges product="charts" from="v7" to="current" />` of a
 * page, so that no page loads what it would take to count it.
 */
export function remarkApiChanges({ versions }: Options) {
  const read = (name: string | undefined) => {
    const file = versions.find((item) => item.name === name)?.file;
    return file && (JSON.parse(readFileSync(file, 'utf8')) as VersionApi).apis;
  };
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiChanges') {
        return;
      }
      const product = products.find((item) => item === readAttribute(node, 'product'));
      const [from, to] = [read(readAttribute(node, 'from')), read(readAttribute(node, 'to'))];
      if (!product || !from || !to) {
        const names = versions.map(({ name }) => name).join(', ');
        file.fail(
          `<ApiChanges> needs product="…" (one of: ${products.join(', ')}), and from="…" and to="…" (versions: ${names}).`,
          node,
        );
      }
      const ofProduct = (apis: VersionApi['apis']) => apis.filter((api) => api.product === product);
      const changes = compareApis(ofProduct(from), ofProduct(to));
      const counts = countChanges(selectChanges(changes, {}));
      node.attributes.push(toAttribute('counts', JSON.stringify(counts), toObject(counts)));
    });
  };
}
