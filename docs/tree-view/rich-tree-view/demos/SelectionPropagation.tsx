import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const route = [
  {
    id: 'loop',
    label: 'Lake loop',
    children: [
      { id: 'north', label: 'North shore' },
      { id: 'dam', label: 'Dam' },
      { id: 'south', label: 'South shore' },
    ],
  },
];

export default function SelectionPropagation() {
  const [linked, setLinked] = React.useState(true);
  return (
    <Box sx={{ height: 240, maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={linked} onChange={(event, on) => setLinked(on)} />}
        label="Link parents and children"
      />
      {/* preview-start */}
      <RichTreeView
        aria-label="Walks"
        items={route}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: linked, descendants: linked }}
        defaultSelectedItems={['north']}
        defaultExpandedItems={['loop']}
      />
      {/* preview-end */}
    </Box>
  );
}
