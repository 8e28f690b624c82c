import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function MultiSelection() {
  return (
    <Box sx={{ height: 192, overflow: 'auto' }}>
      {/* preview-start */}
      <TreeView
        multiSelect
        aria-label="Plants for the order"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['herbs', 'shrubs']}
        defaultSelected={['sage', 'currant']}
      >
        {/* preview-end */}
        <TreeItem nodeId="herbs" label="Herbs">
          <TreeItem nodeId="sage" label="Sage" />
          <TreeItem nodeId="thyme" label="Thyme" />
          <TreeItem nodeId="mint" label="Mint (sold out)" disabled />
        </TreeItem>
        <TreeItem nodeId="shrubs" label="Shrubs">
          <TreeItem nodeId="currant" label="Black currant" />
          <TreeItem nodeId="elder" label="Elder" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
