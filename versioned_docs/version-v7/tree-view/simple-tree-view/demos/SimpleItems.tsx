import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItems() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      {/* preview-start */}
      <SimpleTreeView aria-label="Handbook" defaultExpandedItems={['policies']}>
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="経費 (expenses).pdf" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
