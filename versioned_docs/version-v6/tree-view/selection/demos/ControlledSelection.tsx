import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const files = ['lease', 'paper', 'power'];

export default function ControlledSelection() {
  // preview-start
  const [selected, setSelected] = React.useState<string[]>(['lease']);
  const handleSelect = (event: React.SyntheticEvent, nodeIds: string[]) => setSelected(nodeIds);
  // preview-end

  return (
    <Box sx={{ minHeight: 140, maxWidth: 360 }}>
      <Button onClick={() => setSelected(files)}>Select all files</Button>
      <Button onClick={() => setSelected([])}>Clear</Button>
      {/* preview-start */}
      <TreeView
        multiSelect
        selected={selected}
        onNodeSelect={handleSelect}
        aria-label="Contracts to archive"
        defaultExpanded={['contracts']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {/* preview-end */}
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Office lease.pdf" />
          <TreeItem nodeId="paper" label="Paper mill 2025.pdf" />
          <TreeItem nodeId="power" label="Energie Zürich.pdf" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
