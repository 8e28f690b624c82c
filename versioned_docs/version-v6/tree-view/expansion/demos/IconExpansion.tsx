import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function IconExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  // preview-start
  const handleToggle = (event: React.SyntheticEvent, nodeIds: string[]) => {
    const onIcon =
      event.target instanceof Element && event.target.closest(`.${treeItemClasses.iconContainer}`);
    if (event.type !== 'click' || onIcon) {
      setExpanded(nodeIds);
    }
  };
  // preview-end

  return (
    <Box sx={{ minHeight: 130, maxWidth: 360 }}>
      <TreeView
        expanded={expanded}
        onNodeToggle={handleToggle}
        aria-label="Documents that expand by their icon"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Office lease.pdf" />
          <TreeItem nodeId="paper" label="Paper mill 2025.pdf" />
        </TreeItem>
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="board" label="Board, April 3.docx" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
