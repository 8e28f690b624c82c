import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createDocumentServer } from './documentServer';
import type { RemoteDocument } from './documentServer';

const server = createDocumentServer();
const firstLevel: RemoteDocument[] = [
  { id: 'contracts', label: 'Contracts', count: 2 },
  { id: 'archive', label: 'Archive of the branch in Kraków', count: 2 },
];

export default function LazyFirstLevel() {
  const [requests, setRequests] = React.useState<string[]>([]);
  // preview-start
  const [dataSource] = React.useState(() => ({
    getTreeItems: (parentId = 'root') => {
      setRequests((list) => [...list, parentId]);
      return server.list(parentId);
    },
    getChildrenCount: (item: RemoteDocument) => item.count,
  }));
  // preview-end
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Folders of the store"
        items={firstLevel}
        dataSource={dataSource}
      />
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {`Requests: ${requests.join(', ') || 'none'}`}
      </Typography>
    </Box>
  );
}
