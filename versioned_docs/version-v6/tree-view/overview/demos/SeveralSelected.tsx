import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const selected = ['lease', 'board'];

export default function SeveralSelected() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 320 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents to send"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts', 'minutes']}
        defaultSelected={selected}
        multiSelect
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
