import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('none');

  return (
    <Stack spacing={1} sx={{ height: 200 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Bakery"
        defaultExpandedItems={['bread']}
        onItemClick={(event, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye" />
          <TreeItem itemId="spelt" label="Spelt" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
      <Typography variant="body2">Last clicked item: {clicked}</Typography>
    </Stack>
  );
}
