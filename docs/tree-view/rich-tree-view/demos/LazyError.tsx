import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createDocumentServer } from './documentServer';
import type { RemoteDocument } from './documentServer';

const noItems: RemoteDocument[] = [];

export default function LazyError() {
  const apiRef = useTreeViewApiRef();
  const [failed, setFailed] = React.useState<string | null>(null);
  // preview-start
  const [dataSource] = React.useState(() => {
    const server = createDocumentServer({ failOnce: 'archive' });
    return {
      getChildrenCount: (item: RemoteDocument) => item.count,
      getTreeItems: (parentId?: string) => {
        setFailed(null);
        return server.list(parentId).catch((error: unknown) => {
          setFailed(parentId ?? null);
          throw error;
        });
      },
    };
  });
  const retry = (itemId: string) => apiRef.current?.setItemExpansion({ itemId });
  // preview-end
  return (
    <Box sx={{ minHeight: 220, maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Documents with a failing folder"
        apiRef={apiRef}
        items={noItems}
        dataSource={dataSource}
      />
      {failed && (
        <Alert severity="error" action={<Button onClick={() => retry(failed)}>Retry</Button>}>
          {`Could not open ${failed}.`}
        </Alert>
      )}
    </Box>
  );
}
