import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createDocumentServer } from './documentServer';
import type { RemoteDocument } from './documentServer';

// preview-start
const server = createDocumentServer();
const dataSource = {
  getTreeItems: (parentId?: string) => server.list(parentId),
  getChildrenCount: (item: RemoteDocument) => item.count,
};
const noItems: RemoteDocument[] = [];
// preview-end

export default function LazyFolders() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <RichTreeViewPro aria-label="Remote documents" items={noItems} dataSource={dataSource} />
    </Box>
  );
}
