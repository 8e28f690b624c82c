import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { documents, renderDocument } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const getFolderIds = (items: readonly DocumentItem[]): string[] =>
  items.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...getFolderIds(children)] : [],
  );
// preview-end

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState(['contracts']);
  return (
    <Box sx={{ minHeight: 256, maxWidth: 360 }}>
      <Button onClick={() => setExpanded(getFolderIds(documents))}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <TreeView
        expanded={expanded}
        onNodeToggle={(event, nodeIds) => setExpanded(nodeIds)}
        aria-label="Documents to open"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {documents.map(renderDocument)}
      </TreeView>
    </Box>
  );
}
