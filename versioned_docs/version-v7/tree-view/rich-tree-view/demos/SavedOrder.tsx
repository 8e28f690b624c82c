import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const documents = [
  { id: 'agenda', label: 'Agenda.docx' },
  { id: 'budget', label: 'Budget.xlsx' },
  { id: 'minutes', label: 'Minutes.docx' },
];

export default function SavedOrder() {
  // preview-start
  const apiRef = useTreeViewApiRef();
  const [order, setOrder] = React.useState(documents.map(({ id }) => id));
  const saveOrder = () =>
    setTimeout(() => setOrder(apiRef.current?.getItemOrderedChildrenIds(null) ?? []));
  // preview-end
  return (
    <Box sx={{ height: 150, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Documents of the meeting"
        apiRef={apiRef}
        items={documents}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
        onItemPositionChange={saveOrder}
      />
      <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
        {`Saved: ${order.join(', ')}`}
      </Typography>
    </Box>
  );
}
