import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function OpenOnClick() {
  const apiRef = useTreeViewApiRef();
  const [opened, setOpened] = React.useState('nothing yet');
  // preview-start
  const open = (_: React.MouseEvent, itemId: string) => {
    const item = apiRef.current?.getItem(itemId);
    if (item && !item.children) {
      setOpened(item.label);
    }
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 260, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Documents that open with a click"
        apiRef={apiRef}
        items={documents}
        defaultExpandedItems={['contracts']}
        onItemClick={open}
        disableSelection
      />
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        Opened: {opened}
      </Typography>
    </Box>
  );
}
