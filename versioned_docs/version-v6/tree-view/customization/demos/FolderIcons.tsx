import Box from '@mui/material/Box';
import Description from '@mui/icons-material/Description';
import Folder from '@mui/icons-material/Folder';
import FolderOpen from '@mui/icons-material/FolderOpen';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FolderIcons() {
  return (
    <Box sx={{ minHeight: 110, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Handbook with icons"
        defaultExpandIcon={<Folder />}
        defaultCollapseIcon={<FolderOpen />}
        defaultEndIcon={<Description />}
        defaultExpanded={['policies']}
      >
        {/* preview-end */}
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms">
          <TreeItem nodeId="claim" label="Expenses.pdf" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
