import * as React from 'react';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionEvents() {
  const [model, setModel] = React.useState<string[]>(['lease']);
  const [last, setLast] = React.useState('no change yet');
  return (
    <Box sx={{ minHeight: 210, maxWidth: 400 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Documents to compare"
        multiSelect
        defaultExpandedItems={['contracts']}
        selectedItems={model}
        onSelectedItemsChange={(event, itemIds) => setModel(itemIds)}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setLast(`${itemId} ${isSelected ? 'selected' : 'deselected'}`)
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
        {`Model: ${model.join(', ') || 'empty'}. Last: ${last}.`}
      </Typography>
    </Box>
  );
}
