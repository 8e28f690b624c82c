import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const archive = [
  {
    id: 'maps',
    label: 'Maps',
    children: [
      { id: 'sea', label: 'Sea charts' },
      { id: 'stars', label: 'Star atlases' },
    ],
  },
  {
    id: 'letters',
    label: 'Letters',
    children: [{ id: 'polar', label: 'Polar expedition' }],
  },
];

export default function HomeTree() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        defaultExpandedItems={['maps', 'letters']}
        defaultSelectedItems="stars"
      />
    </Box>
  );
}
