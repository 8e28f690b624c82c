import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const getFolderIds = (items: readonly DocumentItem[]): string[] =>
  items.flatMap((item) => (item.children ? [item.id, ...getFolderIds(item.children)] : []));
const allFolders = getFolderIds(documents);

export default function ExpandAllFolders() {
  const [expanded, setExpanded] = React.useState<string[]>(['contracts']);
  // preview-end
  return (
    <Box sx={{ minHeight: 330, maxWidth: 360 }}>
      <Button onClick={() => setExpanded(allFolders)}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <RichTreeView
        aria-label="Documents"
        items={documents}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
