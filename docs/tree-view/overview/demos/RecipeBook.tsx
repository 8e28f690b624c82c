import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const recipes = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'leek', label: 'Leek and potato' },
      { id: 'borscht', label: 'Borscht' },
    ],
  },
  {
    id: 'bakes',
    label: 'Bakes',
    children: [
      { id: 'rye', label: 'Rye bread' },
      { id: 'strudel', label: 'Apple strudel' },
    ],
  },
];

export default function RecipeBook() {
  return (
    <Box sx={{ height: 220, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Recipe book"
        items={recipes}
        defaultExpandedItems={['soups']}
        defaultSelectedItems="leek"
      />
      {/* preview-end */}
    </Box>
  );
}
