import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function StyledItems() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 320 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents in a compact list"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts']}
        defaultSelected="lease"
        sx={{
          [`& .${treeItemClasses.label}`]: { fontSize: 14, paddingBlock: '3px' },
          [`& .${treeItemClasses.selected} .${treeItemClasses.label}`]: { fontWeight: 700 },
          [`& .${treeItemClasses.group}`]: { borderInlineStart: '1px dashed', ml: 2 },
        }}
      >
        {/* preview-end */}
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Office lease.pdf" />
          <TreeItem nodeId="paper" label="Paper mill 2025.pdf" />
        </TreeItem>
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board, April 3.docx" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
