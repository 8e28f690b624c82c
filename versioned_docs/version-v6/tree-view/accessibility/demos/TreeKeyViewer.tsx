import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeKeyViewer() {
  const [key, setKey] = React.useState('none');
  const [focused, setFocused] = React.useState('none');
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents"
        onKeyDown={(event) => setKey(event.key)}
        onNodeFocus={(event, nodeId) => setFocused(nodeId)}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['minutes']}
      >
        {/* preview-end */}
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board meeting.pdf" />
          <TreeItem nodeId="staff" label="Staff assembly.pdf" />
        </TreeItem>
        <TreeItem nodeId="plans" label="Plans">
          <TreeItem nodeId="site" label="Site plan.dwg" />
        </TreeItem>
      </TreeView>
      <Box role="status" sx={{ pt: 1 }}>
        {`Last key: ${key}. Focused item: ${focused}.`}
      </Box>
    </Box>
  );
}
