import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const items = [
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'board', label: 'Board meeting.pdf' },
      { id: 'staff', label: 'Staff assembly.pdf' },
    ],
  },
];

// The item announces its own state, so its checkbox is hidden from screen readers.
const slots = { item: TreeItem2 };
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function TreeAnnouncements() {
  const [count, setCount] = React.useState(0);
  return (
    <Box sx={{ minHeight: 140, maxWidth: 360 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents to download"
        items={items}
        multiSelect
        checkboxSelection
        slots={slots}
        slotProps={slotProps}
        defaultExpandedItems={['minutes']}
        onSelectedItemsChange={(event, itemIds) => setCount(itemIds.length)}
      />
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {`${count} selected`}
      </Typography>
      {/* preview-end */}
    </Box>
  );
}
