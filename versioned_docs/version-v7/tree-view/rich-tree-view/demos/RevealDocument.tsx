import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

const findAncestors = (items: readonly DocumentItem[], id: string): string[] | null => {
  for (const item of items) {
    const below = item.id === id ? [] : findAncestors(item.children ?? [], id);
    if (below) {
      return item.id === id ? [] : [item.id, ...below];
    }
  }
  return null;
};

export default function RevealDocument() {
  // preview-start
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const reveal = (event: React.SyntheticEvent, itemId: string) => {
    const ancestors = findAncestors(documents, itemId) ?? [];
    setExpanded((ids) => Array.from(new Set([...ids, ...ancestors])));
    apiRef.current?.selectItem({ event, itemId, shouldBeSelected: true });
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 260, maxWidth: 360 }}>
      <Button onClick={(event) => reveal(event, 'paper')}>Show the paper contract</Button>
      <RichTreeView
        aria-label="Documents to reveal"
        apiRef={apiRef}
        items={documents}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      />
    </Box>
  );
}
