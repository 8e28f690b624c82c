import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

// preview-start
const tree = {
  '& .MuiTreeItem-content.Mui-selected': { borderLeft: 3, borderColor: 'primary.main' },
  '& .MuiTreeItem-content.Mui-expanded > .MuiTreeItem-label': { fontWeight: 600 },
  '& .MuiTreeItem-content.Mui-disabled > .MuiTreeItem-label': { fontStyle: 'italic' },
};

const urgent = { '& > .MuiTreeItem-content': { color: 'error.main' } };
// preview-end

export default function ItemStates() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <TreeView
        aria-label="Handbook with styled states"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies', 'forms']}
        defaultSelected="travel"
        sx={tree}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" disabled />
          <TreeItem nodeId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms, to be signed by Friday" sx={urgent}>
          <TreeItem nodeId="claim" label="Expenses.pdf" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
