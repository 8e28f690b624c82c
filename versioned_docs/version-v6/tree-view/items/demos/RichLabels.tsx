import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const scan = (
  <Box sx={{ display: 'flex', gap: 1 }}>
    Scan from Zürich.pdf <Chip size="small" label="New" />
  </Box>
);

export default function RichLabels() {
  return (
    <Box sx={{ minHeight: 110, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Inbox of the store"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['inbox']}
      >
        <TreeItem nodeId="inbox" label="Inbox">
          <TreeItem nodeId="scan" label={scan} />
        </TreeItem>
        <TreeItem nodeId="drafts" label="Drafts" />
      </TreeView>
      {/* preview-end */}
    </Box>
  );
}
