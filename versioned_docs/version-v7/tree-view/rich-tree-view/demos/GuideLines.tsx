import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

// preview-start
const lines = {
  '& .MuiTreeItem-groupTransition': { position: 'relative' },
  '& .MuiTreeItem-groupTransition::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 4,
    // Below the center of the parent's icon, which is 16px wide.
    insetInlineStart: 16,
    borderInlineStart: '1px solid',
    borderColor: 'divider',
  },
};
// preview-end

export default function GuideLines() {
  return (
    <Box sx={{ minHeight: 240, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents with lines"
        items={documents}
        defaultExpandedItems={['contracts', 'suppliers']}
        itemChildrenIndentation={20}
        sx={lines}
      />
    </Box>
  );
}
