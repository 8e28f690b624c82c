import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

// preview-start
const outline = {
  [`& .${treeItemClasses.content}.${treeItemClasses.focused}`]: {
    outline: '2px solid currentColor',
    outlineOffset: -2,
  },
};
// preview-end

export default function TreeFocusOutline() {
  return (
    <Box sx={{ minHeight: 90, maxWidth: 360 }}>
      <TreeView
        aria-label="Drawings and photos"
        sx={outline}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['plans']}
      >
        <TreeItem nodeId="plans" label="Plans">
          <TreeItem nodeId="site" label="Site plan.dwg" />
        </TreeItem>
        <TreeItem nodeId="photos" label="Photos" />
      </TreeView>
    </Box>
  );
}
