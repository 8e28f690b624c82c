import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const folders = ['policies', 'forms'];

export default function FilesOnly() {
  // preview-start
  const [selected, setSelected] = React.useState<string[]>(['leave']);
  const handleSelect = (event: React.SyntheticEvent, nodeIds: string[]) =>
    setSelected(nodeIds.filter((id) => !folders.includes(id)));
  // preview-end
  return (
    <Box sx={{ minHeight: 160, maxWidth: 360 }}>
      <TreeView
        multiSelect
        selected={selected}
        onNodeSelect={handleSelect}
        aria-label="Handbook files to print"
        defaultExpanded={folders}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="travel" label="Reisekosten.docx" />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms">
          <TreeItem nodeId="claim" label="経費 (expenses).pdf" />
        </TreeItem>
      </TreeView>
      <Box role="status">To print: {selected.join(', ') || 'nothing'}</Box>
    </Box>
  );
}
