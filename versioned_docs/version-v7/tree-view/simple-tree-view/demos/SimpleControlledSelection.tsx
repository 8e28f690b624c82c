import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleControlledSelection() {
  // preview-start
  const [selected, setSelected] = React.useState<string | null>('leave');
  // preview-end
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Handbook page to read"
        defaultExpandedItems={['policies']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
      </SimpleTreeView>
      <Box role="status">{selected ? `Reading: ${selected}` : 'Nothing selected'}</Box>
    </Box>
  );
}
