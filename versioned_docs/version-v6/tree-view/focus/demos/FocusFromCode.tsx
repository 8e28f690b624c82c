import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FocusFromCode() {
  // preview-start
  const travel = React.useRef<HTMLLIElement>(null);
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <Button onClick={() => travel.current?.focus()}>Go to travel costs</Button>
      {/* preview-end */}
      <TreeView
        aria-label="Handbook to jump in"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="travel" label="Travel costs.docx" ref={travel} />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms" />
      </TreeView>
    </Box>
  );
}
