import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

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
