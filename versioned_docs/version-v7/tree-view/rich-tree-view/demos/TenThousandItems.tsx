import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// preview-start
const items = Array.from({ length: 100 }, (folder, year) => ({
  id: `year-${year}`,
  label: `Archive ${1926 + year}`,
  children: Array.from({ length: 100 }, (file, index) => ({
    id: `year-${year}-${index}`,
    label: `Minutes ${index + 1}.pdf`,
  })),
}));
const firstFolders = items.slice(0, 10).map((item) => item.id);
// preview-end

export default function TenThousandItems() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button onClick={() => setExpanded([])}>All closed</Button>
      <Button onClick={() => setExpanded(firstFolders.slice(0, 1))}>One open</Button>
      <Button onClick={() => setExpanded(firstFolders)}>Ten open</Button>
      <Box sx={{ height: 220, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Archive"
          items={items}
          expandedItems={expanded}
          onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        />
      </Box>
    </Box>
  );
}
