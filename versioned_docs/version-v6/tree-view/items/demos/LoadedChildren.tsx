import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const fetchLetters = () =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['From Lisbon.pdf', 'From Łódź.pdf', 'From 札幌.pdf']), 800);
  });

export default function LoadedChildren() {
  const [letters, setLetters] = React.useState<string[]>();
  // preview-start
  const handleToggle = async (event: React.SyntheticEvent, nodeIds: string[]) => {
    if (nodeIds.includes('letters') && !letters) {
      setLetters(await fetchLetters());
    }
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 130, maxWidth: 360 }}>
      <TreeView
        aria-label="Archive"
        onNodeToggle={handleToggle}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="letters" label="Letters">
          {letters ? (
            letters.map((name) => <TreeItem key={name} nodeId={name} label={name} />)
          ) : (
            <TreeItem nodeId="loading" label="Loading…" disabled />
          )}
        </TreeItem>
        <TreeItem nodeId="maps" label="Maps" />
      </TreeView>
    </Box>
  );
}
