import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const pages: Record<string, string[]> = { policies: ['leave', 'travel'], forms: ['claim'] };
const pagesOf = (ids: string[]) => ids.flatMap((id) => pages[id] ?? []);
const isPlainClick = ({ nativeEvent: native }: React.SyntheticEvent) =>
  native instanceof MouseEvent && !native.ctrlKey && !native.metaKey && !native.shiftKey;

export default function WholeBranches() {
  const [selected, setSelected] = React.useState<string[]>([]);
  // preview-start
  const handleSelect = (event: React.SyntheticEvent, nodeIds: string[]) => {
    const added = nodeIds.filter((id) => isPlainClick(event) || !selected.includes(id));
    const cleared = isPlainClick(event) ? [] : selected.filter((id) => !nodeIds.includes(id));
    const kept = nodeIds.filter((id) => !pagesOf(cleared).includes(id));
    setSelected(Array.from(new Set([...kept, ...pagesOf(added)])));
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 160, maxWidth: 360 }}>
      <TreeView
        multiSelect
        selected={selected}
        onNodeSelect={handleSelect}
        aria-label="Handbook chapters to print"
        defaultExpanded={['policies']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms">
          <TreeItem nodeId="claim" label="Expenses.pdf" />
        </TreeItem>
      </TreeView>
      <Box role="status">{selected.length} selected</Box>
    </Box>
  );
}
