import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const beds = [
  {
    id: 'herbs',
    label: 'Herb garden',
    open: true,
    children: [
      { id: 'thyme', label: 'Thyme', open: true },
      { id: 'sorrel', label: 'Sorrel', open: false },
    ],
  },
  { id: 'roses', label: 'Rose garden', open: false },
];

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);
  return (
    <Box sx={{ height: 210, maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(event, on) => setFocusable(on)} />}
        label="Disabled items take focus"
      />
      {/* preview-start */}
      <RichTreeView
        aria-label="Garden beds"
        items={beds}
        isItemDisabled={(item) => !item.open}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['herbs']}
      />
      {/* preview-end */}
    </Box>
  );
}
