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
    <Box sx={{ height: 144, overflow: 'auto' }}>
      <TreeView
        expanded={expanded}
        onNodeToggle={handleToggle}
        aria-label="Seed drawers"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="flowers" label="Flowers">
          <TreeItem nodeId="poppy" label="Poppy" />
          <TreeItem nodeId="cosmos" label="Cosmos" />
        </TreeItem>
        <TreeItem nodeId="vegetables" label="Vegetables">
          <TreeItem nodeId="kale" label="Kale" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
