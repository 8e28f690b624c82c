import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function SelectLeavesOnly() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('lease');
  // preview-start
  const handleChange = (event: React.SyntheticEvent, itemId: string | null) => {
    const children = itemId ? (apiRef.current?.getItemOrderedChildrenIds(itemId) ?? []) : [];
    if (children.length === 0) {
      setSelected(itemId);
    }
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 290, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents, files can be selected"
        apiRef={apiRef}
        items={documents}
        defaultExpandedItems={['contracts']}
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
      />
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {`Selected: ${selected ?? 'nothing'}`}
      </Typography>
    </Box>
  );
}
