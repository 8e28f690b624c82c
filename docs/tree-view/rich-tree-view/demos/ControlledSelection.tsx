import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const instruments = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'viola', label: 'Viola' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  { id: 'brass', label: 'Brass', children: [{ id: 'horn', label: 'Horn' }] },
];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string | null>('cello');
  return (
    <Box sx={{ height: 240, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Instruments"
        items={instruments}
        defaultExpandedItems={['strings']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      {/* preview-end */}
      <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
        {selected ? `Selected: ${selected}` : 'Nothing selected'}
      </Typography>
    </Box>
  );
}
