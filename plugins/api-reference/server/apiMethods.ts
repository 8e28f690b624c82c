import { readFileSync } from 'node:fs';
import type { List, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readAttribute } from '../../../core/server/mdx';
import { suggestNames } from '../../../core/nearestNames';
import { toApiSlug, toRowId } from '../paths';
import type { VersionApi } from '../types';
import { parseDescription } from './markdown/phrasing';
import { toItem } from './remarkApiLinks';

type Api = VersionApi['apis'][number];
type Method = Api['props'][number];

/** Finds the methods that interfaces of the reference inherit, by the interface that they come from. */
function findMethods(apis: readonly Api[]): ReadonlyMap<string, Map<string, [Api, Method]>> {
  const found = new Map<string, Map<string, [Api, Method]>>();
  for (const api of apis.filter(({ kind }) => kind === 'interface')) {
    for (const method of api.props.filter(({ inheritedFrom }) => inheritedFrom)) {
      const from = method.inheritedFrom ?? '';
      const methods = found.get(from) ?? new Map<string, [Api, Method]>();
      found.set(from, methods.set(method.name, methods.get(method.name) ?? [api, method]));
    }
  }
  return found;
}

/** `: Sorts a column.`, of a description the first paragraph. */
function toSummary({ description }: Method): PhrasingContent[] {
  const [first] = parseDescription(description, new Map());
  const text: PhrasingContent = { type: 'text', value: ': ' };
  return first?.type === 'paragraph' ? [text, ...first.children] : [];
}

interface Options {
  /** The extracted API of the version that is built. */
  file: string;
}

/**
 * Replaces each `<ApiMethods of="GridSortApi" />` of a page with a list of the methods that the API object
 * inherits from that interface, or from several with spaces between, linked to the reference.
 */
export function remarkApiMethods({ file: apiFile }: Options) {
  let methods: ReturnType<typeof findMethods> | undefined;
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ApiMethods' || !parent || index === undefined) {
        return undefined;
      }
      methods ??= findMethods((JSON.parse(readFileSync(apiFile, 'utf8')) as VersionApi).apis);
      const known = [...methods.keys()];
      const wanted = (readAttribute(node, 'of') ?? '').split(' ');
      const unknown = wanted.find((name) => !known.includes(name));
      if (unknown !== undefined) {
        const hint = suggestNames(unknown, known) || ` Interfaces: ${known.join(', ')}.`;
        file.fail(
          `<ApiMethods of="…"> needs interfaces that a page of the reference inherits methods from: "${unknown}" isn't one.${hint}`,
          node,
        );
      }
      const items = wanted
        .flatMap((name) => [...(methods?.get(name)?.values() ?? [])])
        .map(([api, method]) =>
          toItem(
            `${method.name}()`,
            `${toApiSlug(api)}#${toRowId(api, 'props', method.name)}`,
            method.plan,
            ...toSummary(method),
          ),
        );
      const list: List = { type: 'list', ordered: false, spread: false, children: items };
      parent.children.splice(index, 1, list);
      return [SKIP, index + 1];
    });
  };
}
