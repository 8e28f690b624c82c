import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function EditLabels() {
  const [message, setMessage] = React.useState('Double-click a name to change it.');
  return (
    <Box sx={{ minHeight: 230, maxWidth: 360 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents to rename"
        items={documents}
        defaultExpandedItems={['people']}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now called “${label}”.`)}
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
