import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createDocumentServer } from './documentServer';
import type { RemoteDocument } from './documentServer';

const server = createDocumentServer();
const dataSource = {
  getTreeItems: (parentId?: string) => server.list(parentId),
  getChildrenCount: (item: RemoteDocument) => item.count,
};
const noItems: RemoteDocument[] = [];

export default function LazyRefresh() {
  // preview-start
  const [version, setVersion] = React.useState(0);
  return (
    <Box sx={{ minHeight: 240, maxWidth: 360 }}>
      <Button onClick={() => server.upload()}>Upload to contracts</Button>
      <Button onClick={() => setVersion((value) => value + 1)}>Refresh</Button>
      <RichTreeViewPro
        key={version}
        aria-label="Documents to refresh"
        items={noItems}
        dataSource={dataSource}
      />
    </Box>
  );
  // preview-end
}
