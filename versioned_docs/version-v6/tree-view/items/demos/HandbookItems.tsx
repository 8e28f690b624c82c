import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function HandbookItems() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Handbook"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms">
          <TreeItem nodeId="claim" label="経費 (expenses).pdf" />
        </TreeItem>
      </TreeView>
      {/* preview-end */}
    </Box>
  );
}
