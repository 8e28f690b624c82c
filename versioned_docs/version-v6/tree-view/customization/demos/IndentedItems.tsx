import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

// preview-start
const spacing = {
  [`& .${treeItemClasses.group}`]: { marginLeft: 4, borderLeft: 1, borderColor: 'divider' },
  [`& .${treeItemClasses.content}`]: { paddingBlock: 0.75, borderRadius: 1 },
  [`& .${treeItemClasses.label}`]: { fontSize: 14 },
};
// preview-end

export default function IndentedItems() {
  return (
    <Box sx={{ minHeight: 180, maxWidth: 360 }}>
      <TreeView
        aria-label="Handbook with wide steps"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies', 'travel']}
        sx={spacing}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="travel" label="Travel">
            <TreeItem nodeId="abroad" label="Abroad.docx" />
          </TreeItem>
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms" />
      </TreeView>
    </Box>
  );
}
