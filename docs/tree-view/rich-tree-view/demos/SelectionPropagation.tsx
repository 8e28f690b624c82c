import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf' },
      { id: 'paper', label: 'Paper mill 2025.pdf' },
      { id: 'cleaning', label: 'Cleaning, both floors.pdf' },
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
        aria-label="Documents to share"
        items={documents}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: linked, descendants: linked }}
        defaultSelectedItems={['lease']}
        defaultExpandedItems={['contracts']}
      />
      {/* preview-end */}
    </Box>
  );
}
