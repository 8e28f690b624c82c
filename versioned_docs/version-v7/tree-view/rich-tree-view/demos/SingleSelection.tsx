import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const recipes = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'leek', label: 'Leek and potato' },
      { id: 'miso', label: 'Miso' },
    ],
  },
  { id: 'pies', label: 'Pies', children: [{ id: 'rhubarb', label: 'Rhubarb' }] },
];

export default function SingleSelection() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Recipes"
        items={recipes}
        defaultExpandedItems={['soups']}
        defaultSelectedItems="miso"
      />
      {/* preview-end */}
    </Box>
  );
}
