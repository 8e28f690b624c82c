import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const hasNoOwner = (item: DocumentItem) => !item.owner;

export default function FocusDisabledItems() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents, some disabled"
        items={documents}
        defaultExpandedItems={['people']}
        isItemDisabled={hasNoOwner}
        disabledItemsFocusable
      />
    </Box>
  );
}
// preview-end
