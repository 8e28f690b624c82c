import type { FileNode } from './files';

/** The nodes from the first level down to one; empty when it is not there. */
export function findPath(nodes: readonly FileNode[], id: string): FileNode[] {
  for (const node of nodes) {
    if (node.id === id) {
      return [node];
    }
    const below = findPath(node.children ?? [], id);
    if (below.length > 0) {
      return [node, ...below];
    }
  }
  return [];
}

const inOrder = (nodes: readonly FileNode[]) =>
  nodes.toSorted(
    (a, b) =>
      Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
      a.label.localeCompare(b.label, 'en'),
  );

/** Changes one node. */
export const changeNode = (
  nodes: readonly FileNode[],
  id: string,
  change: (node: FileNode) => FileNode,
): FileNode[] =>
  nodes.map((node) =>
    node.id === id
      ? change(node)
      : { ...node, ...(node.children && { children: changeNode(node.children, id, change) }) },
  );

export const removeNode = (nodes: readonly FileNode[], id: string): FileNode[] =>
  nodes
    .filter((node) => node.id !== id)
    .map((node) => ({
      ...node,
      ...(node.children && { children: removeNode(node.children, id) }),
    }));

/** Puts a node into a folder, or with `null` on the first level. */
export const addNode = (
  nodes: readonly FileNode[],
  folderId: string | null,
  node: FileNode,
): FileNode[] =>
  folderId === null
    ? inOrder([...nodes, node])
    : changeNode(nodes, folderId, (folder) => ({
        ...folder,
        children: inOrder([...(folder.children ?? []), node]),
      }));

const isHit = ({ kind, label }: FileNode, text: string) =>
  kind !== 'loading' && label.toLowerCase().includes(text.toLowerCase());

/** Keeps the nodes whose names have the text, and the folders that lead to them. */
export const filterNodes = (nodes: readonly FileNode[], text: string): FileNode[] =>
  nodes.flatMap((node): FileNode[] => {
    const children = filterNodes(node.children ?? [], text);
    if (children.length > 0) {
      return [{ ...node, children }];
    }
    return isHit(node, text) ? [{ ...node, children: undefined }] : [];
  });

/** The folders alone, without one of them and all that is in it. */
export const toFolders = (nodes: readonly FileNode[], without: string): FileNode[] =>
  nodes
    .filter((node) => node.kind === 'folder' && !node.lazy && node.id !== without)
    .map((node) => ({ ...node, children: toFolders(node.children ?? [], without) }));

/** The ids of all folders. */
export const listFolders = (nodes: readonly FileNode[]): string[] =>
  nodes.flatMap((node) => (node.children ? [node.id, ...listFolders(node.children)] : []));

/** How many nodes have the text in their names. */
export const countHits = (nodes: readonly FileNode[], text: string): number =>
  nodes.reduce(
    (count, node) => count + Number(isHit(node, text)) + countHits(node.children ?? [], text),
    0,
  );
