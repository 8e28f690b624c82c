import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('none');
  return (
    <Box sx={{ minHeight: 180, maxWidth: 360 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Handbook to click on"
        defaultExpandedItems={['policies']}
        onItemClick={(event, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms" />
      </SimpleTreeView>
      {/* preview-end */}
      <Box role="status" sx={{ pt: 1 }}>
        {`Last clicked item: ${clicked}`}
      </Box>
    </Box>
  );
}
