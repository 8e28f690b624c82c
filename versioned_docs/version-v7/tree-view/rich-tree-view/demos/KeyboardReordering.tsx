import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const files = ['Agenda.docx', 'Budget.xlsx', 'Minutes.docx', '議事録.pdf'].map((label) => ({
  id: label,
  label,
}));

export default function KeyboardReordering() {
  const [selected, setSelected] = React.useState<string | null>('Budget.xlsx');
  const [versions, setVersions] = React.useState([files]);
  const items = versions[0] ?? files;
  const index = items.findIndex(({ id }) => id === selected);
  // preview-start
  const move = (from: number, to: number) => {
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setVersions([moved, ...versions]);
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 180, maxWidth: 400 }}>
      <Button disabled={index < 1} onClick={() => move(index, index - 1)}>
        Move up
      </Button>
      <Button
        disabled={index < 0 || index === items.length - 1}
        onClick={() => move(index, index + 1)}
      >
        Move down
      </Button>
      <Button disabled={versions.length === 1} onClick={() => setVersions(versions.slice(1))}>
        Undo move
      </Button>
      <RichTreeViewPro
        aria-label="Documents to order"
        items={items}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={({ oldPosition, newPosition }) =>
          move(oldPosition.index, newPosition.index)
        }
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
