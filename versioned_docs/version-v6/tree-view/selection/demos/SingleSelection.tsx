import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function SingleSelection() {
  return (
    <Box sx={{ height: 144, overflow: 'auto' }}>
      {/* preview-start */}
      <TreeView
        aria-label="Instruments"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['strings', 'winds']}
        defaultSelected="viola"
      >
        {/* preview-end */}
        <TreeItem nodeId="strings" label="Strings">
          <TreeItem nodeId="viola" label="Viola" />
          <TreeItem nodeId="cello" label="Cello" />
        </TreeItem>
        <TreeItem nodeId="winds" label="Winds">
          <TreeItem nodeId="oboe" label="Oboe" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
