import * as React from 'react';
import { archiveSize, firstFiles, loadArchive } from './files';
import type { FileNode } from './files';
import { addNode, changeNode, findPath, removeNode } from './nodes';

/** How long the archive takes to come, in ms. */
const delay = 800;

interface State {
  files: FileNode[];
  selected: string;
  expanded: string[];
  /** What has been done, for the status line. */
  message: string;
  /** What undo brings back. */
  before?: { files: FileNode[]; selected: string };
}

const start: State = {
  files: firstFiles,
  selected: 'labels',
  expanded: ['exhibition', 'photos'],
  message: 'Enter renames what is selected, Delete takes it away.',
};

/** The files, what is open and selected, and everything that can be done with them. */
export function useFiles() {
  const [state, setState] = React.useState(start);
  const created = React.useRef(0);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  React.useEffect(() => () => clearTimeout(timer.current), []);
  const { files, selected, expanded } = state;
  const path = findPath(files, selected);
  const node = path.at(-1);
  const parent = path.at(-2);

  const patch = (part: Partial<State>) => setState((now) => ({ ...now, ...part }));
  const before = { files, selected };
  const open = (id: string) => [...new Set([...expanded, id])];

  const load = (id: string) => {
    patch({ message: 'Loading the scans…' });
    timer.current = setTimeout(() => {
      const fill = (nodes: FileNode[]) =>
        changeNode(nodes, id, (folder) => ({ ...folder, lazy: false, children: loadArchive() }));
      setState((now) => ({
        ...now,
        files: fill(now.files),
        before: now.before && { ...now.before, files: fill(now.before.files) },
        message: `${archiveSize} scans loaded.`,
      }));
    }, delay);
  };

  return {
    ...state,
    path,
    node,
    parent,
    select: (id: string) => patch({ selected: id }),
    /** Selects a node and opens the folders above it. */
    show: (id: string) => {
      const above = findPath(files, id).slice(0, -1);
      patch({ selected: id, expanded: [...new Set([...expanded, ...above.map((one) => one.id)])] });
    },
    expand: (ids: string[]) => {
      patch({ expanded: ids });
      const [lazy] = files.filter((one) => one.lazy && ids.includes(one.id));
      if (lazy && !expanded.includes(lazy.id)) {
        load(lazy.id);
      }
    },
    rename: (id: string, label: string) =>
      patch({
        files: changeNode(files, id, (one) => ({ ...one, label })),
        before,
        message: `Renamed to “${label}”.`,
      }),
    /** Returns the id of the new folder. */
    createFolder: () => {
      created.current += 1;
      const id = `new-${created.current}`;
      const folder = node?.kind === 'folder' && !node.lazy ? node : parent;
      patch({
        files: addNode(files, folder?.id ?? null, {
          id,
          label: `New folder ${created.current}`,
          kind: 'folder',
          changed: 'June 5, 2025',
          children: [],
        }),
        expanded: folder ? open(folder.id) : expanded,
        selected: id,
        before,
        message: `New folder in ${folder?.label ?? 'all files'}.`,
      });
      return id;
    },
    /** Returns the id of what is selected then. */
    remove: () => {
      const siblings = (parent?.children ?? files).map(({ id }) => id);
      const place = siblings.indexOf(selected);
      const next = siblings[place + 1] ?? siblings[place - 1] ?? parent?.id ?? '';
      patch({
        files: removeNode(files, selected),
        selected: next,
        before,
        message: `“${node?.label}” is deleted.`,
      });
      return next;
    },
    /** Moves what is selected to a folder, or with `undefined` to the first level. */
    move: (target: FileNode | undefined) => {
      if (node) {
        patch({
          files: addNode(removeNode(files, selected), target?.id ?? null, node),
          expanded: target ? open(target.id) : expanded,
          before,
          message: `“${node.label}” is now in ${target?.label ?? 'all files'}.`,
        });
      }
    },
    undo: () => patch({ ...state.before, before: undefined, message: 'Undone.' }),
  };
}

export type Files = ReturnType<typeof useFiles>;
