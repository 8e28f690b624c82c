import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf' },
      { id: 'insurance', label: 'Insurance.pdf' },
    ],
  },
  { id: 'reports', label: 'Reports', children: [{ id: 'april', label: 'April.xlsx' }] },
];

export default function HomeTree() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents"
        items={documents}
        defaultExpandedItems={['contracts', 'reports']}
        defaultSelectedItems="lease"
      />
      {/* preview-end */}
    </Box>
  );
}
