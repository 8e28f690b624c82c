import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const rows = {
  '& .MuiTreeItem-content.Mui-expanded > .MuiTreeItem-label': { fontWeight: 600 },
  '& .MuiTreeItem-content.Mui-selected': { boxShadow: 'inset 3px 0 0 currentColor' },
  '& .MuiTreeItem-content.Mui-focused': { outline: '2px solid currentColor', outlineOffset: -2 },
  '& .MuiTreeItem-content.Mui-disabled > .MuiTreeItem-label': { fontStyle: 'italic' },
};
const isPrivate = (item: DocumentItem) => item.id === 'people';
// preview-end

export default function StyledStates() {
  return (
    <Box sx={{ minHeight: 230, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents with styled states"
        items={documents}
        isItemDisabled={isPrivate}
        defaultExpandedItems={['contracts']}
        defaultSelectedItems="lease"
        sx={rows}
      />
    </Box>
  );
}
