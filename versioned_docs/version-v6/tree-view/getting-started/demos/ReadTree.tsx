import * as React from 'react';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function ReadTree() {
  const [expanded, setExpanded] = React.useState<string[]>(['contracts']);
  const [selected, setSelected] = React.useState<string | null>('lease');
  return (
    <Box sx={{ minHeight: 180, maxWidth: 320 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents to choose from"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(event, nodeIds) => setExpanded(nodeIds)}
        selected={selected}
        onNodeSelect={(event: React.SyntheticEvent, nodeId: string) => setSelected(nodeId)}
      >
        {/* preview-end */}
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Office lease.pdf" />
          <TreeItem nodeId="paper" label="Paper mill 2025.pdf" />
        </TreeItem>
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board, April 3.docx" />
        </TreeItem>
      </TreeView>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {`Open: ${expanded.join(', ') || 'none'}. Selected: ${selected ?? 'none'}.`}
      </Typography>
    </Box>
  );
}
