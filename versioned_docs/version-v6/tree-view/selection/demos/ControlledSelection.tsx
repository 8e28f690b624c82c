import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const stops = ['quay', 'castle', 'mill'];

export default function ControlledSelection() {
  // preview-start
  const [selected, setSelected] = React.useState<string[]>(['quay']);
  const handleSelect = (event: React.SyntheticEvent, nodeIds: string[]) => setSelected(nodeIds);
  // preview-end

  return (
    <Box sx={{ height: 152, overflow: 'auto' }}>
      <Button onClick={() => setSelected(stops)}>Select all stops</Button>
      <Button onClick={() => setSelected([])}>Clear</Button>
      {/* preview-start */}
      <TreeView
        multiSelect
        selected={selected}
        onNodeSelect={handleSelect}
        aria-label="Stops of the ferry"
        defaultExpanded={['tour']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {/* preview-end */}
        <TreeItem nodeId="tour" label="River tour">
          <TreeItem nodeId="quay" label="City quay" />
          <TreeItem nodeId="castle" label="Castle steps" />
          <TreeItem nodeId="mill" label="Paper mill" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
