import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
  const [selectedItems, setSelectedItems] = React.useState<string[]>(['lease', 'paper']);

  return (
    <Stack spacing={1} sx={{ height: 240, maxWidth: 320 }}>
      <Button
        sx={{ alignSelf: 'flex-start' }}
        disabled={selectedItems.length === 0}
        onClick={() => setSelectedItems([])}
      >
        Clear selection ({selectedItems.length})
      </Button>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents to archive"
        items={documents}
        multiSelect
        defaultExpandedItems={['contracts']}
        selectedItems={selectedItems}
        onSelectedItemsChange={(event, itemIds) => setSelectedItems(itemIds)}
      />
      {/* preview-end */}
    </Stack>
  );
}
