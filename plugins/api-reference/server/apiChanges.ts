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
import type { ApiFile } from './prepareApis';
import type { Api, VersionApi } from '../types';

const countBetween = (from: readonly Api[], to: readonly Api[], planSuffixes: readonly string[]) =>
  countChanges(selectChanges(compareApis(from, to), {}, planSuffixes));

const ofProduct = (apis: readonly Api[] | undefined, wanted: Product) =>
  (apis ?? []).filter(({ product }) => product === wanted);

/**
 * Counts what a version changed.
 *
 * @param all the reference of each version by its name, oldest first
 */
export function toNews(
  all: ReadonlyMap<string, Pick<VersionApi, 'apis'>>,
  version: string,
  planSuffixes: readonly string[],
): ApiNews {
  const names = [...all.keys()];
  const from = names[names.indexOf(version) - 1];
  const counts = products.flatMap((product) => {
    const before = ofProduct(all.get(from ?? '')?.apis, product);
    const after = ofProduct(all.get(version)?.apis, product);
    const isInBoth = before.length > 0 && after.length > 0;
    return isInBoth ? [[product, countBetween(before, after, planSuffixes)] as const] : [];
  });
  return { ...(from && { from }), counts: Object.fromEntries(counts) };
}

/**
 * Says of each component and interface of a version whether anything of it changed since the version
 * before, where that has it.
 *
 * @param label of the version before
 */
export function markChanged(
  apis: readonly Api[],
  before: readonly Api[],
  label: string | undefined,
): Api[] {
  const toId = ({ product, kind, name }: Pick<Api, 'product' | 'kind' | 'name'>) =>
    `${product} ${kind} ${name}`;
  const changes = compareApis(before, apis).filter(({ own }) => own?.from !== null);
  const changed = new Set(changes.map(toId));
  return apis.map((api) => (changed.has(toId(api)) ? { ...api, changedSince: label } : api));
}

/** `{ added: 3, … }` as parsed code. */
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

interface Options {
  /** Every version, newest first. */
  versions: readonly ApiFile[];
  planSuffixes: readonly string[];
}

/**
 * Counts the changes for each `<ApiChanges product="charts" from="v7" to="current" />` of a page, so that
 * browsers needn't load two versions to count them.
 */
export function remarkApiChanges({ versions, planSuffixes }: Options) {
  const read = (name: string | undefined) => {
    const file = versions.find(({ version }) => version.name === name)?.file;
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
        const names = versions.map(({ version }) => version.name).join(', ');
        file.fail(
          `<ApiChanges> needs product="…" (one of: ${products.join(', ')}), and from="…" and to="…" (versions: ${names}).`,
          node,
        );
      }
      const counts = countBetween(ofProduct(from, product), ofProduct(to, product), planSuffixes);
      node.attributes.push(toAttribute('counts', JSON.stringify(counts), toObject(counts)));
    });
  };
}
