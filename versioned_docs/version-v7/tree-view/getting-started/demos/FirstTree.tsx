import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <Box sx={{ minHeight: 180, maxWidth: 320 }}>
      {/* preview-start */}
      <SimpleTreeView aria-label="Documents" defaultExpandedItems={['contracts']}>
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Office lease.pdf" />
          <TreeItem itemId="paper" label="Paper mill 2025.pdf" />
        </TreeItem>
        <TreeItem itemId="minutes" label="Minutes">
          <TreeItem itemId="board" label="Board, April 3.docx" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
