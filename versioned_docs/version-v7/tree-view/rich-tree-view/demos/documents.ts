import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export interface DocumentFields {
  id: string;
  label: string;
  owner?: string;
  /** In kB; folders have none. */
  size?: number;
}

export type DocumentItem = TreeViewBaseItem<DocumentFields>;

export const documents: DocumentItem[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    owner: 'Olena Kovalenko',
    children: [
      {
        id: 'suppliers',
        label: 'Suppliers',
        owner: 'Olena Kovalenko',
        children: [
          { id: 'paper', label: 'Paper mill 2025.pdf', owner: '佐藤 美咲', size: 412 },
          { id: 'power', label: 'Energie Zürich.pdf', owner: 'Amadou Diallo', size: 96 },
        ],
      },
      { id: 'lease', label: 'Office lease.pdf', owner: 'Amadou Diallo', size: 1280 },
    ],
  },
  {
    id: 'people',
    label: 'People',
    owner: '김민서',
    children: [
      { id: 'leave', label: 'Parental leave policy.docx', owner: '김민서', size: 58 },
      { id: 'onboarding', label: 'Onboarding checklist.docx', size: 31 },
    ],
  },
  { id: 'readme', label: 'Read me first.txt', owner: 'Olena Kovalenko', size: 2 },
];
