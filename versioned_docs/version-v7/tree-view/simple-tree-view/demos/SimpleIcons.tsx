import Box from '@mui/material/Box';
import Description from '@mui/icons-material/Description';
import Folder from '@mui/icons-material/Folder';
import FolderOpen from '@mui/icons-material/FolderOpen';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// preview-start
const slots = { expandIcon: Folder, collapseIcon: FolderOpen, endIcon: Description };
// preview-end

export default function SimpleIcons() {
  return (
    <Box sx={{ minHeight: 140, maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Handbook with icons"
        slots={slots}
        defaultExpandedItems={['policies']}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="Expenses.pdf" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
