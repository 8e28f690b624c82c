import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function EditFromButton() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('leave');
  return (
    <Box sx={{ minHeight: 210, maxWidth: 360 }}>
      {/* preview-start */}
      <Button disabled={!selected} onClick={() => apiRef.current?.setEditedItem(selected)}>
        Rename
      </Button>
      {/* preview-end */}
      <RichTreeView
        aria-label="Documents with a rename button"
        apiRef={apiRef}
        items={documents}
        defaultExpandedItems={['people']}
        isItemEditable
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
