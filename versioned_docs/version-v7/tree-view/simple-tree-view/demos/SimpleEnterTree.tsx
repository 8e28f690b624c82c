import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleEnterTree() {
  // preview-start
  const treeRef = React.useRef<HTMLUListElement>(null);
  const enter = () =>
    treeRef.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  // preview-end
  return (
    <Box sx={{ minHeight: 160, maxWidth: 360 }}>
      <Button onClick={enter}>Go to the handbook</Button>
      <SimpleTreeView
        ref={treeRef}
        aria-label="Handbook to enter"
        defaultExpandedItems={['policies']}
        defaultSelectedItems="travel"
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
