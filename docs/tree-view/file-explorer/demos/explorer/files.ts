export type FileKind = 'folder' | 'text' | 'image' | 'table' | 'loading';

/** A file or a folder; only folders have children. */
export interface FileNode {
  id: string;
  label: string;
  kind: FileKind;
  /** The day of the last change. */
  changed: string;
  /** In kB. */
  size?: number;
  /** How a text begins. */
  text?: string;
  /** Whether the children come when the folder is opened for the first time. */
  lazy?: boolean;
  children?: FileNode[];
}

export const archiveSize = 240;

const loading: FileNode = { id: 'loading', label: 'Loading…', kind: 'loading', changed: '' };

/** What a server answers when the archive is opened. */
export const loadArchive = (): FileNode[] =>
  Array.from({ length: archiveSize }, (_, place) => ({
    id: `scan-${place + 1}`,
    label: `scan-${String(place + 1).padStart(3, '0')}.jpg`,
    kind: 'image',
    changed: 'March 3, 2025',
    size: 820 + ((place * 37) % 400),
  }));

export const firstFiles: FileNode[] = [
  {
    id: 'exhibition',
    label: 'Exhibition',
    kind: 'folder',
    changed: 'May 12, 2025',
    children: [
      {
        id: 'photos',
        label: 'Photos',
        kind: 'folder',
        changed: 'May 2, 2025',
        children: [
          { id: 'hall', label: 'hall.jpg', kind: 'image', changed: 'May 2, 2025', size: 1840 },
          {
            id: 'poster',
            label: 'poster.png',
            kind: 'image',
            changed: 'April 28, 2025',
            size: 960,
          },
        ],
      },
      {
        id: 'labels',
        label: 'labels.md',
        kind: 'text',
        changed: 'May 12, 2025',
        size: 14,
        text: '# Labels\n\nRoom 1: The first kilns\nRoom 2: Salt, ash and lead\nRoom 3: A potter’s year',
      },
      {
        id: 'loans',
        label: 'loans.csv',
        kind: 'table',
        changed: 'May 9, 2025',
        size: 6,
        text: 'object,lender,until\nJug with handle,Town museum,2025-09-30\nBlue bowl,Private,2025-08-15',
      },
    ],
  },
  {
    id: 'office',
    label: 'Office',
    kind: 'folder',
    changed: 'April 17, 2025',
    children: [
      {
        id: 'opening',
        label: 'opening-speech.txt',
        kind: 'text',
        changed: 'April 17, 2025',
        size: 3,
        text: 'Good evening, and welcome.\n\nForty years ago this kiln was a heap of bricks.',
      },
    ],
  },
  {
    id: 'archive',
    label: 'Scans of the archive',
    kind: 'folder',
    changed: 'March 3, 2025',
    lazy: true,
    children: [loading],
  },
  {
    id: 'readme',
    label: 'read-me.txt',
    kind: 'text',
    changed: 'March 1, 2025',
    size: 1,
    text: 'All that belongs to the exhibition goes into its folder.',
  },
];
