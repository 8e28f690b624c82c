import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusedItem() {
  const [focused, setFocused] = React.useState('none yet');
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Handbook with focus"
        defaultExpandedItems={['policies']}
        onItemFocus={(event, itemId) => setFocused(itemId)}
      >
        {/* preview-end */}
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
      </SimpleTreeView>
      <Box>{`Focused: ${focused}`}</Box>
    </Box>
  );
}
