import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function MultiSelection() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        multiSelect
        aria-label="Documents to print"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts', 'minutes']}
        defaultSelected={['lease', 'board']}
      >
        {/* preview-end */}
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Office lease.pdf" />
          <TreeItem nodeId="paper" label="Paper mill 2025.pdf" />
          <TreeItem nodeId="sealed" label="Sealed until 2031.pdf" disabled />
        </TreeItem>
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board, April 3.docx" />
          <TreeItem nodeId="staff" label="Staff meeting.docx" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
