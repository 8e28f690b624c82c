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

export default function ReadTree() {
  const [expanded, setExpanded] = React.useState<string[]>(['contracts']);
  const [selected, setSelected] = React.useState<string | null>('lease');
  return (
    <Box sx={{ minHeight: 190, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents to choose from"
        items={documents}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {`Open: ${expanded.join(', ') || 'none'}. Selected: ${selected ?? 'none'}.`}
      </Typography>
      {/* preview-end */}
    </Box>
  );
}
