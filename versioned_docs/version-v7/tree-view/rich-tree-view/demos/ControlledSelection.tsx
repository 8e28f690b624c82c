import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const coaches = [
  {
    id: 'sleeper',
    label: 'Sleeping car',
    children: [
      { id: 'upper', label: 'Upper berth' },
      { id: 'lower', label: 'Lower berth' },
    ],
  },
  { id: 'diner', label: 'Dining car' },
];

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = React.useState<string[]>(['lower']);

  return (
    <Stack spacing={1} sx={{ height: 240 }}>
      <Button
        sx={{ alignSelf: 'flex-start' }}
        disabled={selectedItems.length === 0}
        onClick={() => setSelectedItems([])}
      >
        Clear selection ({selectedItems.length})
      </Button>
      {/* preview-start */}
      <RichTreeView
        aria-label="Coaches"
        items={coaches}
        multiSelect
        defaultExpandedItems={['sleeper']}
        selectedItems={selectedItems}
        onSelectedItemsChange={(event, itemIds) => setSelectedItems(itemIds)}
      />
      {/* preview-end */}
    </Stack>
  );
}
