import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const chapters = [
  { id: 'policies', label: 'Policies', pages: ['Parental leave', 'Travel costs'] },
  { id: 'forms', label: 'Forms', pages: ['経費 (expenses)', 'Sick note'] },
  { id: 'contacts', label: 'Contacts', pages: ['Works council'] },
];

export default function OneBranchOpen() {
  const [expanded, setExpanded] = React.useState(['policies']);
  return (
    <Box sx={{ minHeight: 130, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Handbook with one open chapter"
        expanded={expanded}
        onNodeToggle={(event, nodeIds) => setExpanded(nodeIds.slice(0, 1))}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {/* preview-end */}
        {chapters.map(({ id, label, pages }) => (
          <TreeItem key={id} nodeId={id} label={label}>
            {pages.map((page) => (
              <TreeItem key={page} nodeId={`${id}/${page}`} label={page} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
    </Box>
  );
}
