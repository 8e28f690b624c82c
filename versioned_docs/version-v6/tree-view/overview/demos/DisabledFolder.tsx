import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function DisabledFolder() {
  return (
    <Box sx={{ minHeight: 130, maxWidth: 320 }}>
      <TreeView
        aria-label="Documents, one folder locked"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['hold']}
      >
        {/* preview-start */}
        <TreeItem nodeId="hold" label="Legal hold" disabled>
          <TreeItem nodeId="case" label="Case 24-118.pdf" />
        </TreeItem>
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board, April 3.docx" />
        </TreeItem>
        {/* preview-end */}
      </TreeView>
    </Box>
  );
}
