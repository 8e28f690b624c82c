import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { createDocumentServer } from './documentServer';
import type { RemoteDocument } from './documentServer';

// preview-start
const Loading = () => <LinearProgress aria-label="Loading" sx={{ width: 16 }} />;
const Failed = () => <ErrorOutline color="error" fontSize="small" titleAccess="Not loaded" />;

const itemSlots = { loadingIcon: Loading, errorIcon: Failed };
const RemoteItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function RemoteItem(props, ref) {
  return <TreeItem {...props} ref={ref} slots={itemSlots} />;
});
// preview-end

const slots = { item: RemoteItem };
const server = createDocumentServer({ failOnce: 'archive' });
const dataSource = {
  getTreeItems: (parentId?: string) => server.list(parentId),
  getChildrenCount: (item: RemoteDocument) => item.count,
};
const noItems: RemoteDocument[] = [];

export default function LazyIcons() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Remote documents with named states"
        items={noItems}
        dataSource={dataSource}
        slots={slots}
      />
    </Box>
  );
}
