import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createDocumentServer } from './documentServer';
import type { RemoteDocument } from './documentServer';

const server = createDocumentServer();
const dataSource = {
  getTreeItems: (parentId?: string) => server.list(parentId),
  getChildrenCount: (item: RemoteDocument) => item.count,
};
const noItems: RemoteDocument[] = [];

// preview-start
const alwaysStale: RichTreeViewProProps<RemoteDocument, false>['dataSourceCache'] = {
  get: () => -1,
  set: () => {},
  clear: () => {},
};
// preview-end

export default function LazyAlwaysFresh() {
  return (
    <Box sx={{ minHeight: 240, maxWidth: 360 }}>
      <Button onClick={() => server.upload()}>Upload a contract</Button>
      <RichTreeViewPro
        aria-label="Documents, always fresh"
        items={noItems}
        dataSource={dataSource}
        dataSourceCache={alwaysStale}
      />
    </Box>
  );
}
