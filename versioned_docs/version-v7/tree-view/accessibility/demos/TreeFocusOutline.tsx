import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  { id: 'plans', label: 'Plans', children: [{ id: 'site', label: 'Site plan.dwg' }] },
  { id: 'photos', label: 'Photos' },
];

export default function TreeFocusOutline() {
  return (
    <Box sx={{ minHeight: 110, maxWidth: 360 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Plans with a focus outline"
        items={items}
        defaultExpandedItems={['plans']}
        sx={{
          '& .Mui-focused': { outline: '2px solid currentColor', outlineOffset: -2 },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
