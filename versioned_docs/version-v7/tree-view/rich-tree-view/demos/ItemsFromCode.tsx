import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const planets = [
  {
    id: 'mars',
    label: 'Mars',
    children: [
      { id: 'phobos', label: 'Phobos' },
      { id: 'deimos', label: 'Deimos' },
    ],
  },
  { id: 'venus', label: 'Venus' },
];

export default function ItemsFromCode() {
  // preview-start
  const apiRef = useTreeViewApiRef();
  const showDeimos = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion(event, 'mars', true);
    apiRef.current?.selectItem({ event, itemId: 'deimos', shouldBeSelected: true });
  };
  // preview-end
  return (
    <Box sx={{ height: 210, maxWidth: 320 }}>
      <Button onClick={showDeimos}>Show Deimos</Button>
      <RichTreeView aria-label="Planets" apiRef={apiRef} items={planets} />
    </Box>
  );
}
