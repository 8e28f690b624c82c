import * as React from 'react';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionEvents() {
  const [last, setLast] = React.useState('Open or close a folder.');
  return (
    <Box sx={{ minHeight: 190, maxWidth: 320 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Documents that report changes"
        defaultExpandedItems={['contracts']}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setLast(`${isExpanded ? 'Opened' : 'Closed'} ${itemId} by ${event.type}`)
        }
      >
        {/* preview-end */}
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Office lease.pdf" />
          <TreeItem itemId="paper" label="Paper mill 2025.pdf" />
        </TreeItem>
        <TreeItem itemId="minutes" label="Minutes">
          <TreeItem itemId="board" label="Board, April 3.docx" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {last}
      </Typography>
    </Box>
  );
}
