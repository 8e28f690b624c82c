import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const choir = [
  {
    id: 'high',
    label: 'High voices',
    children: [
      { id: 'soprano', label: 'Soprano' },
      { id: 'alto', label: 'Alto' },
    ],
  },
  { id: 'low', label: 'Low voices', children: [{ id: 'tenor', label: 'Tenor' }] },
];

const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function SelectDescendants() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string[]>(['tenor']);

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
    <Box sx={{ height: 260, width: '100%' }}>
      <RichTreeView
        aria-label="Choir"
        apiRef={apiRef}
        items={choir}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['high', 'low']}
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
        slots={{ item: TreeItem2 }}
        slotProps={slotProps}
      />
    </Box>
  );
}
