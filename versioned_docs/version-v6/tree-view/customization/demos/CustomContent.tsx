import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, useTreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemContentProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

// preview-start
const IconAtEnd = React.forwardRef<HTMLDivElement, TreeItemContentProps>((props, ref) => {
  const { classes, label, nodeId, icon, expansionIcon, displayIcon } = props;
  const item = useTreeItem(nodeId);
  const state = [item.selected && classes.selected, item.focused && classes.focused];
  return (
    <Box className={[props.className, classes.root, ...state].filter(Boolean).join(' ')} ref={ref}>
      <Box className={classes.label} onClick={item.handleSelection}>
        {label}
      </Box>
      <Box className={classes.iconContainer} onClick={item.handleExpansion}>
        {icon ?? expansionIcon ?? displayIcon}
      </Box>
    </Box>
  );
});
// preview-end

export default function CustomContent() {
  return (
    <Box sx={{ minHeight: 110, maxWidth: 360 }}>
      <TreeView
        aria-label="Handbook with arrows at the end"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
      >
        <TreeItem nodeId="policies" label="Policies" ContentComponent={IconAtEnd}>
          <TreeItem nodeId="leave" label="Parental leave.docx" ContentComponent={IconAtEnd} />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms" ContentComponent={IconAtEnd} />
      </TreeView>
    </Box>
  );
}
