import type * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const months = Array.from({ length: 24 }, (_, index) => `Minutes ${index + 1}.docx`);

// preview-start
function scrollToItem(event: React.SyntheticEvent, nodeId: string) {
  document.getElementById(`minutes-${nodeId}`)?.scrollIntoView({ block: 'nearest' });
}
// preview-end

export default function ScrolledFocus() {
  return (
    <Box sx={{ height: 160, maxWidth: 320, overflow: 'auto' }}>
      <TreeView
        id="minutes"
        aria-label="Minutes, a long list"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['all']}
        onNodeFocus={scrollToItem}
      >
        <TreeItem nodeId="all" label="All minutes">
          {months.map((name, index) => (
            <TreeItem key={name} nodeId={String(index)} label={name} />
          ))}
        </TreeItem>
      </TreeView>
    </Box>
  );
}
