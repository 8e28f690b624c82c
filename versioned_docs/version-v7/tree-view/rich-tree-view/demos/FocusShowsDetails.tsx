import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

export default function FocusShowsDetails() {
  const apiRef = useTreeViewApiRef();
  const [item, setItem] = React.useState<DocumentItem | undefined>(documents[0]);
  return (
    <Box sx={{ minHeight: 240, maxWidth: 360 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents with details"
        apiRef={apiRef}
        items={documents}
        defaultExpandedItems={['people']}
        onItemFocus={(event, itemId) => setItem(apiRef.current?.getItem(itemId))}
      />
      {/* preview-end */}
      <Typography variant="body2" sx={{ pt: 1 }}>
        {`${item?.label}: ${item?.owner ?? 'no owner'}, ${item?.size ? `${item.size} kB` : 'folder'}`}
      </Typography>
    </Box>
  );
}
