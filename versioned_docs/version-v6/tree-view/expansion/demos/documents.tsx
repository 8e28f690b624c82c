import { TreeItem } from '@mui/x-tree-view/TreeItem';

export interface DocumentItem {
  id: string;
  name: string;
  children?: DocumentItem[];
}

export const documents: DocumentItem[] = [
  {
    id: 'contracts',
    name: 'Contracts',
    children: [
      {
        id: 'suppliers',
        name: 'Suppliers',
        children: [
          { id: 'paper', name: 'Paper mill 2025.pdf' },
          { id: 'power', name: 'Energie Zürich.pdf' },
        ],
      },
      { id: 'lease', name: 'Office lease.pdf' },
    ],
  },
  {
    id: 'people',
    name: 'People',
    children: [
      { id: 'leave', name: 'Parental leave policy.docx' },
      { id: 'onboarding', name: '入社手続き.docx' },
    ],
  },
  { id: 'readme', name: 'Read me first.txt' },
];

export const renderDocument = ({ id, name, children = [] }: DocumentItem) => (
  <TreeItem key={id} nodeId={id} label={name}>
    {children.map(renderDocument)}
  </TreeItem>
);
