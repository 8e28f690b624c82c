import Box from '@mui/material/Box';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import LockIcon from '@mui/icons-material/Lock';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeIcons() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 320 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents with icons"
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        defaultEndIcon={<DescriptionIcon />}
        defaultExpanded={['contracts']}
      >
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Office lease.pdf" />
          <TreeItem nodeId="salaries" label="Salaries 2025.xlsx" icon={<LockIcon />} />
        </TreeItem>
        {/* preview-end */}
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board, April 3.docx" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
