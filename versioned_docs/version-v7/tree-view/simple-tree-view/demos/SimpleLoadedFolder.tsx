import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const answer = ['Lease 2019.pdf', 'Paper mill 2023.pdf', 'Cleaning 2024.pdf'];

/** Stands in for a request. */
const fetchNames = (): Promise<string[]> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(answer), 600);
  });

export default function SimpleLoadedFolder() {
  const [names, setNames] = React.useState<string[] | null>(null);
  const started = React.useRef(false);
  // preview-start
  const load = async (event: React.SyntheticEvent, itemId: string, isExpanded: boolean) => {
    if (itemId === 'archive' && isExpanded && !started.current) {
      started.current = true;
      setNames(await fetchNames());
    }
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 190, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Documents and an archive" onItemExpansionToggle={load}>
        <TreeItem itemId="archive" label="Archive">
          {names?.map((name) => <TreeItem key={name} itemId={name} label={name} />) ?? (
            <TreeItem itemId="loading" label="Loading…" disabled />
          )}
        </TreeItem>
        <TreeItem itemId="notes" label="Notes.txt" />
      </SimpleTreeView>
    </Box>
  );
}
