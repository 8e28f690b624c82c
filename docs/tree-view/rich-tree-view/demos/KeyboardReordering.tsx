import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const files = ['Agenda.docx', 'Budget.xlsx', 'Minutes.docx', '議事録.pdf'].map((label) => ({
  id: label,
  label,
}));

export default function KeyboardReordering() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('Budget.xlsx');
  const [versions, setVersions] = React.useState([files]);
  const items = versions[0] ?? files;
  const index = items.findIndex(({ id }) => id === selected);
  const push = (ids: readonly string[]) =>
    setVersions([ids.map((id) => ({ id, label: id })), ...versions]);
  // preview-start
  const move = (step: number) => {
    const ids = items.map(({ id }) => id);
    ids.splice(index + step, 0, ...ids.splice(index, 1));
    push(ids);
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 180, maxWidth: 400 }}>
      <Button disabled={index < 1} onClick={() => move(-1)}>
        Move up
      </Button>
      <Button disabled={index < 0 || index === items.length - 1} onClick={() => move(1)}>
        Move down
      </Button>
      <Button disabled={versions.length === 1} onClick={() => setVersions(versions.slice(1))}>
        Undo move
      </Button>
      <RichTreeViewPro
        aria-label="Documents to order"
        apiRef={apiRef}
        items={items}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={() => push(apiRef.current?.getItemOrderedChildrenIds(null) ?? [])}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
