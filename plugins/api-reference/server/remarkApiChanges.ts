import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { compareApis } from '../compareApis';
import { countChanges } from '../compare/countChanges';
import { selectChanges } from '../compare/selectChanges';
import type { ExtractedVersion } from '../options';
import { products } from '../../shared/types';
import type { VersionApi } from '../types';

interface Options {
  /** Every version, newest first. */
  versions: readonly ExtractedVersion[];
}

function readAttribute(node: MdxJsxFlowElement, name: string): string {
  const attribute = node.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** Returns `{…}` of an attribute, as MDX has it after it was parsed. */
function toAttribute(name: string, value: object): MdxJsxAttribute {
  const properties = Object.entries(value).map(([key, count]) => ({
    type: 'Property' as const,
    kind: 'init' as const,
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier' as const, name: key },
    value: { type: 'Literal' as const, value: count as number },
  }));
  const expression = { type: 'ObjectExpression' as const, properties };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}

/**
 * Counts what changed in the API for each `<ApiChanges product="charts" from="v7" to="current" />` of a
 * page, so that no page loads what it would take to count it.
 */
export function remarkApiChanges({ versions }: Options) {
  const read = (name: string) => {
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
      node.attributes.push(toAttribute('counts', countChanges(selectChanges(changes, {}))));
    });
  };
}
