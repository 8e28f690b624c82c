import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const beds = [
  {
    id: 'herbs',
    label: 'Herb beds',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'thyme', label: 'Thyme' },
      { id: 'lovage', label: 'Lovage' },
    ],
  },
  { id: 'berries', label: 'Berry bushes' },
];

export default function MultiSelection() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Garden beds"
        items={beds}
        multiSelect
        defaultExpandedItems={['herbs']}
        defaultSelectedItems={['sage', 'lovage']}
      />
      {/* preview-end */}
    </Box>
  );
}
