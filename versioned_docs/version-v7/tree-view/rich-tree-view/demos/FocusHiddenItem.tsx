import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function FocusHiddenItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  // preview-start
  const goToPaper = (event: React.MouseEvent) => {
    setExpanded((ids) => [...new Set([...ids, 'contracts', 'suppliers'])]);
    // The tree renders the children first.
    setTimeout(() => apiRef.current?.focusItem(event, 'paper'));
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 270, maxWidth: 360 }}>
      <Button onClick={goToPaper}>Go to the paper contract</Button>
      <RichTreeView
        aria-label="Documents with a hidden one"
        apiRef={apiRef}
        items={documents}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
