import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf' },
      { id: 'paper', label: 'Paper mill 2025.pdf' },
    ],
  },
  { id: 'minutes', label: 'Minutes', children: [{ id: 'board', label: 'Board, April 3.docx' }] },
];

const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function SelectDescendants() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string[]>(['board']);

  // preview-start
  const withDescendants = (id: string): string[] => {
    const children = apiRef.current?.getItemOrderedChildrenIds(id) ?? [];
    return [id, ...children.flatMap(withDescendants)];
  };

  const handleChange = (event: React.SyntheticEvent, ids: string[]) => {
    const added = ids.filter((id) => !selected.includes(id)).flatMap(withDescendants);
    const removed = selected.filter((id) => !ids.includes(id)).flatMap(withDescendants);
    setSelected([...new Set([...ids, ...added])].filter((id) => !removed.includes(id)));
  };
  // preview-end

  return (
    <Box sx={{ height: 230, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Documents to share"
        apiRef={apiRef}
        items={documents}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['contracts', 'minutes']}
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
        slots={{ item: TreeItem2 }}
        slotProps={slotProps}
      />
    </Box>
  );
}
