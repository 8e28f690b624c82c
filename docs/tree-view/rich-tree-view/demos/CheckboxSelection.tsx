import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const seeds = [
  {
    id: 'beans',
    label: 'Beans',
    children: [
      { id: 'runner', label: 'Runner bean' },
      { id: 'broad', label: 'Broad bean' },
    ],
  },
  {
    id: 'squash',
    label: 'Squash',
    children: [{ id: 'butternut', label: 'Butternut' }],
  },
];

export default function CheckboxSelection() {
  return (
    <Box sx={{ height: 230, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Seed order"
        items={seeds}
        multiSelect
        checkboxSelection
        defaultSelectedItems={['runner', 'butternut']}
        defaultExpandedItems={['beans', 'squash']}
      />
      {/* preview-end */}
    </Box>
  );
}
