import type * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const rows = [
  { id: 'contracts', name: 'Contracts', parentId: null },
  { id: 'lease', name: 'Office lease.pdf', parentId: 'contracts' },
  { id: 'suppliers', name: 'Suppliers', parentId: 'contracts' },
  { id: 'paper', name: 'Paper mill 2025.pdf', parentId: 'suppliers' },
  { id: 'lost', name: 'Found in the mail.pdf', parentId: 'deleted-folder' },
];

// preview-start
const ids = new Set(rows.map(({ id }) => id));
const rowsByParent = new Map<string | null, typeof rows>();
rows.forEach((row) => {
  const parentId = row.parentId && ids.has(row.parentId) ? row.parentId : null;
  rowsByParent.set(parentId, [...(rowsByParent.get(parentId) ?? []), row]);
});

const renderChildren = (parentId: string | null): React.ReactNode[] =>
  (rowsByParent.get(parentId) ?? []).map(({ id, name }) => (
    <TreeItem key={id} nodeId={id} label={name}>
      {renderChildren(id)}
    </TreeItem>
  ));
// preview-end

export default function ItemsFromFlatList() {
  return (
    <Box sx={{ minHeight: 130, maxWidth: 360 }}>
      <TreeView
        aria-label="Documents from rows"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts', 'suppliers']}
      >
        {renderChildren(null)}
      </TreeView>
    </Box>
  );
}
