import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rows = [
  { id: 'contracts', label: 'Contracts', parentId: null },
  { id: 'lease', label: 'Office lease.pdf', parentId: 'contracts' },
  { id: 'suppliers', label: 'Suppliers', parentId: 'contracts' },
  { id: 'paper', label: 'Paper mill 2025.pdf', parentId: 'suppliers' },
  { id: 'lost', label: 'Found in the mail.pdf', parentId: 'deleted-folder' },
];

// preview-start
function nest(list: typeof rows) {
  const items = new Map<string, TreeViewBaseItem>(list.map(({ id, label }) => [id, { id, label }]));
  const roots: TreeViewBaseItem[] = [];
  list.forEach(({ id, parentId }) => {
    const item = items.get(id);
    const parent = parentId ? items.get(parentId) : undefined;
    if (item && parent) {
      parent.children = [...(parent.children ?? []), item];
    } else if (item) {
      roots.push(item);
    }
  });
  return roots;
}
// preview-end

const items = nest(rows);

export default function ItemsFromFlatList() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents from rows"
        items={items}
        defaultExpandedItems={['contracts', 'suppliers']}
      />
    </Box>
  );
}
