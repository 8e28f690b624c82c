import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function SimpleGuides() {
  return (
    <Box sx={{ minHeight: 190, maxWidth: 320 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Documents with lines"
        defaultExpandedItems={['contracts', 'suppliers']}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            marginInlineStart: '18px',
            paddingInlineStart: '12px',
            borderInlineStart: '1px dashed',
            borderColor: 'text.disabled',
          },
        }}
      >
        {/* preview-end */}
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Office lease.pdf" />
          <TreeItem itemId="suppliers" label="Suppliers">
            <TreeItem itemId="paper" label="Paper mill 2025.pdf" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
