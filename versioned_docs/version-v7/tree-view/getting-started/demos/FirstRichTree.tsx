import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

// preview-start
const shelves: TreeViewBaseItem[] = [
  {
    id: 'science',
    label: 'Science',
    children: [
      { id: 'moss', label: 'Mosses and lichens' },
      { id: 'tides', label: 'How tides work' },
    ],
  },
  { id: 'comics', label: 'Comics' },
];
// preview-end

export default function FirstRichTree() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <RichTreeView
        aria-label="Shelves from data"
        items={shelves}
        defaultExpandedItems={['science']}
      />
    </Box>
  );
}
