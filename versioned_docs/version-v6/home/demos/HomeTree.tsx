import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function HomeTree() {
  return (
    <Box sx={{ height: 200, overflow: 'auto' }}>
      {/* preview-start */}
      <TreeView
        aria-label="Rooms of the observatory"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['dome', 'library']}
        defaultSelected="refractor"
      >
        {/* preview-end */}
        <TreeItem nodeId="dome" label="Dome">
          <TreeItem nodeId="refractor" label="Great refractor" />
          <TreeItem nodeId="finder" label="Comet finder" />
        </TreeItem>
        <TreeItem nodeId="library" label="Library">
          <TreeItem nodeId="atlases" label="Star atlases" />
          <TreeItem nodeId="plates" label="Glass plates" />
        </TreeItem>
        <TreeItem nodeId="terrace" label="Terrace">
          <TreeItem nodeId="sundial" label="Sundial" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
