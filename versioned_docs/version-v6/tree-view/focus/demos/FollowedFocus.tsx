import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FollowedFocus() {
  const [focused, setFocused] = React.useState('none yet');
  return (
    <Box sx={{ minHeight: 130, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Handbook to walk through"
        onNodeFocus={(event, nodeId) => setFocused(nodeId)}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
      >
        {/* preview-end */}
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms" />
      </TreeView>
      <Box role="status">Focused: {focused}</Box>
    </Box>
  );
}
