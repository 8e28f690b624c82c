import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const kit = [
  {
    id: 'optics',
    label: 'Optics',
    children: [
      { id: 'eyepiece', label: 'Wide eyepiece' },
      { id: 'filter', label: 'Moon filter' },
    ],
  },
  { id: 'comfort', label: 'Comfort', children: [{ id: 'flask', label: 'Tea flask' }] },
];

// The item announces its own state, so its checkbox is hidden from screen readers.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function CheckboxSelection() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Kit for a night of stargazing"
        items={kit}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['optics', 'comfort']}
        defaultSelectedItems={['filter', 'flask']}
        slots={{ item: TreeItem2 }}
        slotProps={slotProps}
      />
      {/* preview-end */}
    </Box>
  );
}
