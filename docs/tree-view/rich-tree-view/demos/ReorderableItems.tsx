import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const chapters = [
  {
    id: 'harbor',
    label: 'Harbor',
    children: [
      { id: 'tides', label: 'Tides' },
      { id: 'knots', label: 'Knots' },
      { id: 'signals', label: 'Signals' },
    ],
  },
  { id: 'weather', label: 'Weather', children: [{ id: 'clouds', label: 'Clouds' }] },
];

export default function ReorderableItems() {
  return (
    <Box sx={{ height: 220, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeViewPro
        aria-label="Chapters of a sailing course"
        items={chapters}
        defaultExpandedItems={['harbor', 'weather']}
        itemsReordering
      />
      {/* preview-end */}
    </Box>
  );
}
