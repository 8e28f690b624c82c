import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const isFile = (item: DocumentItem) => !item.children;
// preview-end

export default function EditFilesOnly() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents, files can be renamed"
        items={documents}
        defaultExpandedItems={['people']}
        isItemEditable={isFile}
        experimentalFeatures={{ labelEditing: true }}
      />
    </Box>
  );
}
