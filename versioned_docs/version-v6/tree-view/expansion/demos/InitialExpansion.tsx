import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function InitialExpansion() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents with open folders"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts', 'suppliers']}
      >
        {/* preview-end */}
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="suppliers" label="Suppliers">
            <TreeItem nodeId="paper" label="Paper mill 2025.pdf" />
            <TreeItem nodeId="power" label="Energie Zürich.pdf" />
          </TreeItem>
          <TreeItem nodeId="lease" label="Office lease.pdf" />
        </TreeItem>
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board, April 3.docx" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
