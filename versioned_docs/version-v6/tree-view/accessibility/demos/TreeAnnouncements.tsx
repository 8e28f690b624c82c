import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeAnnouncements() {
  const [count, setCount] = React.useState(0);
  return (
    <Box sx={{ minHeight: 120, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents to download"
        multiSelect
        onNodeSelect={(event: React.SyntheticEvent, nodeIds: string[]) => setCount(nodeIds.length)}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['minutes']}
      >
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board meeting.pdf" />
          <TreeItem nodeId="staff" label="Staff assembly.pdf" />
        </TreeItem>
      </TreeView>
      <Box role="status">{`${count} selected`}</Box>
      {/* preview-end */}
    </Box>
  );
}
