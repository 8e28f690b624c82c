import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function EnterTree() {
  // preview-start
  const treeRef = React.useRef<HTMLUListElement>(null);
  const enter = () => treeRef.current?.focus();
  // preview-end
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <Button onClick={enter}>Go to the handbook</Button>
      <TreeView
        ref={treeRef}
        aria-label="Handbook to enter"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
        defaultSelected="travel"
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="travel" label="Travel costs.docx" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
