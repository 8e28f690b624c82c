import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function RevealItem() {
  const travel = React.useRef<HTMLLIElement>(null);
  // preview-start
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const reveal = () => {
    setExpanded((ids) => (ids.includes('policies') ? ids : [...ids, 'policies']));
    setTimeout(() => {
      travel.current?.focus();
      travel.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <Button onClick={reveal}>Show travel costs</Button>
      <TreeView
        aria-label="Handbook with a page to reveal"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(event: React.SyntheticEvent, nodeIds: string[]) => setExpanded(nodeIds)}
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
