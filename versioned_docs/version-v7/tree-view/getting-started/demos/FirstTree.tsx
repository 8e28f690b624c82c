import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <SimpleTreeView aria-label="Library shelves" defaultExpandedItems={['travel']}>
        <TreeItem itemId="travel" label="Travel">
          <TreeItem itemId="islands" label="Islands of the north" />
          <TreeItem itemId="railways" label="Slow railways" />
        </TreeItem>
        <TreeItem itemId="poetry" label="Poetry">
          <TreeItem itemId="haiku" label="Haiku" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
