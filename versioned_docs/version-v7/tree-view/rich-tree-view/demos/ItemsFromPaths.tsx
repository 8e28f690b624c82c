import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const paths = ['contracts/lease.pdf', 'contracts/suppliers/paper.pdf', 'personal/休暇.docx'];

function fromPaths(list: readonly string[]) {
  const roots: TreeViewBaseItem[] = [];
  // preview-start
  list.forEach((path) => {
    let siblings = roots;
    path.split('/').forEach((label, depth, parts) => {
      const id = parts.slice(0, depth + 1).join('/');
      const item = siblings.find((sibling) => sibling.id === id) ?? { id, label };
      if (!siblings.includes(item)) {
        siblings.push(item);
      }
      if (depth < parts.length - 1) {
        item.children ??= [];
        siblings = item.children;
      }
    });
  });
  // preview-end
  return roots;
}

const items = fromPaths(paths);

export default function ItemsFromPaths() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents from paths"
        items={items}
        defaultExpandedItems={['contracts', 'contracts/suppliers', 'personal']}
      />
    </Box>
  );
}
