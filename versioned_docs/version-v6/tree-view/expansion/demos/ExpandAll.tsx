import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const parents = ['ground', 'upper'];

export default function ExpandAll() {
  // preview-start
  const [expanded, setExpanded] = React.useState<string[]>(['ground']);
  const handleToggle = (event: React.SyntheticEvent, nodeIds: string[]) => setExpanded(nodeIds);
  // preview-end

  return (
    <Box sx={{ height: 200, overflow: 'auto' }}>
      <Button onClick={() => setExpanded(parents)}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      {/* preview-start */}
      <TreeView
        expanded={expanded}
        onNodeToggle={handleToggle}
        aria-label="Rooms of the museum"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {/* preview-end */}
        <TreeItem nodeId="ground" label="Ground floor">
          <TreeItem nodeId="clocks" label="Clocks" />
          <TreeItem nodeId="boats" label="Boats" />
        </TreeItem>
        <TreeItem nodeId="upper" label="Upper floor">
          <TreeItem nodeId="glass" label="Glass" />
          <TreeItem nodeId="maps" label="Maps" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
