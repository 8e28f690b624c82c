import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
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

export default function TreeFromCode() {
  const apiRef = useTreeViewApiRef();
  // preview-start
  const showMinutes = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion(event, 'minutes', true);
    apiRef.current?.selectItem({ event, itemId: 'board' });
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 190, maxWidth: 320 }}>
      <Button onClick={showMinutes}>Show the last minutes</Button>
      <RichTreeView
        aria-label="Documents and minutes"
        items={documents}
        apiRef={apiRef}
        defaultExpandedItems={['contracts']}
      />
    </Box>
  );
}
