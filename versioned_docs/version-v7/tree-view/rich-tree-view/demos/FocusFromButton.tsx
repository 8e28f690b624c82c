import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function FocusFromButton() {
  // preview-start
  const apiRef = useTreeViewApiRef();
  const handleClick = (event: React.MouseEvent) => apiRef.current?.focusItem(event, 'leave');
  // preview-end
  return (
    <Box sx={{ minHeight: 210, maxWidth: 360 }}>
      <Button onClick={handleClick}>Go to the leave policy</Button>
      <RichTreeView
        aria-label="Documents to go to"
        apiRef={apiRef}
        items={documents}
        defaultExpandedItems={['people']}
      />
    </Box>
  );
}
