import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function RecipeTree() {
  return (
    <Box sx={{ height: 192, overflow: 'auto' }}>
      {/* preview-start */}
      <TreeView
        aria-label="Recipe book"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['soups', 'breads']}
      >
        {/* preview-end */}
        <TreeItem nodeId="soups" label="Soups">
          <TreeItem nodeId="leek" label="Leek and potato" />
          <TreeItem nodeId="lentil" label="Red lentil" />
        </TreeItem>
        <TreeItem nodeId="breads" label="Breads">
          <TreeItem nodeId="focaccia" label="Focaccia" />
          <TreeItem nodeId="soda" label="Soda bread" />
        </TreeItem>
        <TreeItem nodeId="preserves" label="Preserves" disabled />
      </TreeView>
    </Box>
  );
}
