import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NestedItems() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <SimpleTreeView aria-label="Orchard" defaultExpandedItems={['south', 'old']}>
        <TreeItem itemId="south" label="South slope">
          <TreeItem itemId="old" label="Old rows">
            <TreeItem itemId="russet" label="Russet apples" />
            <TreeItem itemId="perry" label="Perry pears" />
          </TreeItem>
          <TreeItem itemId="young" label="Young rows" />
        </TreeItem>
        <TreeItem itemId="nursery" label="Nursery" />
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
