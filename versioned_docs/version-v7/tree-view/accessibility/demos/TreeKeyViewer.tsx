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
  { id: 'plans', label: 'Plans', children: [{ id: 'site', label: 'Site plan.dwg' }] },
];

export default function TreeKeyViewer() {
  const [key, setKey] = React.useState('none');
  const [focused, setFocused] = React.useState('none');
  return (
    <Box sx={{ minHeight: 220, maxWidth: 360 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents to walk through"
        items={items}
        multiSelect
        defaultExpandedItems={['minutes']}
        onKeyDown={(event) => setKey(event.key === ' ' ? 'Space' : event.key)}
        onItemFocus={(event, itemId) => setFocused(itemId)}
      />
      {/* preview-end */}
      <Typography variant="body2" sx={{ pt: 1 }}>
        {`Last key: ${key}. Focused item: ${focused}.`}
      </Typography>
    </Box>
  );
}
