import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const chapters = [
  {
    id: 'policies',
    label: 'Policies',
    children: [
      { id: 'leave', label: 'Parental leave.docx' },
      { id: 'travel', label: 'Travel costs.docx' },
      { id: 'remote', label: 'Remote work.docx' },
    ],
  },
  { id: 'forms', label: 'Forms', children: [{ id: 'expenses', label: 'Expenses.pdf' }] },
];

export default function ReorderableItems() {
  return (
    <Box sx={{ height: 220, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeViewPro
        aria-label="Handbook to rearrange"
        items={chapters}
        defaultExpandedItems={['policies', 'forms']}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
      />
      {/* preview-end */}
    </Box>
  );
}
