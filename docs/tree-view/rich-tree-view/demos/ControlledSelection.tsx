import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf' },
      { id: 'paper', label: 'Paper mill 2025.pdf' },
    ],
  },
  { id: 'minutes', label: 'Minutes', children: [{ id: 'board', label: 'Board, April 3.docx' }] },
];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string | null>('paper');
  return (
    <Box sx={{ height: 240, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents"
        items={documents}
        defaultExpandedItems={['contracts']}
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
