import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

const topFolders = documents.map((item) => item.id);

export default function OneFolderOpen() {
  const [expanded, setExpanded] = React.useState<string[]>(['contracts']);
  // preview-start
  const handleChange = (event: React.SyntheticEvent | null, itemIds: string[]) => {
    const opened = itemIds.find((id) => topFolders.includes(id) && !expanded.includes(id));
    setExpanded(
      opened ? itemIds.filter((id) => id === opened || !topFolders.includes(id)) : itemIds,
    );
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 230, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents, one folder open"
        items={documents}
        expandedItems={expanded}
        onExpandedItemsChange={handleChange}
      />
    </Box>
  );
}
