import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FirstTree() {
  return (
    <Box sx={{ height: 144, overflow: 'auto' }}>
      {/* preview-start */}
      <TreeView
        aria-label="Toolbox"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="saws" label="Saws">
          <TreeItem nodeId="fret" label="Fretsaw" />
          <TreeItem nodeId="tenon" label="Tenon saw" />
        </TreeItem>
        <TreeItem nodeId="planes" label="Planes">
          <TreeItem nodeId="block" label="Block plane" />
        </TreeItem>
      </TreeView>
      {/* preview-end */}
    </Box>
  );
}
