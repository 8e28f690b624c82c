import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const uploads = ['Invoice 7.pdf', 'Invoice 8.pdf', 'Rechnung für März.pdf', 'Invoice 9.pdf'].map(
  (label) => ({ id: label, label }),
);

export default function FocusAfterDelete() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(uploads);
  // preview-start
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const index = items.findIndex(
      ({ id }) => apiRef.current?.getItemDOMElement(id) === event.target,
    );
    if (event.key === 'Delete' && index >= 0) {
      const next = items[index + 1] ?? items[index - 1];
      if (next) {
        apiRef.current?.focusItem(event, next.id);
      }
      setItems(items.filter((item, position) => position !== index));
    }
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <Button onClick={() => setItems(uploads)}>Restore all</Button>
      <RichTreeView
        aria-label="Uploads, Delete removes"
        apiRef={apiRef}
        items={items}
        onKeyDown={handleKeyDown}
      />
    </Box>
  );
}
