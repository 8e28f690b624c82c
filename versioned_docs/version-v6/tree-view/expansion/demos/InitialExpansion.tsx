import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function InitialExpansion() {
  return (
    <Box sx={{ height: 192, overflow: 'auto' }}>
      {/* preview-start */}
      <TreeView
        aria-label="Archive of letters"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['1920s', '1924']}
      >
        {/* preview-end */}
        <TreeItem nodeId="1910s" label="1910s">
          <TreeItem nodeId="1918" label="1918" />
        </TreeItem>
        <TreeItem nodeId="1920s" label="1920s">
          <TreeItem nodeId="1924" label="1924">
            <TreeItem nodeId="lisbon" label="From Lisbon" />
            <TreeItem nodeId="turku" label="From Turku" />
          </TreeItem>
          <TreeItem nodeId="1927" label="1927" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
