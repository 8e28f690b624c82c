import Box from '@mui/material/Box';
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

// The item announces its own state, so its checkbox is hidden from screen readers.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function CheckboxSelection() {
  return (
    <Box sx={{ height: 230, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents to send"
        items={documents}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['contracts', 'minutes']}
        defaultSelectedItems={['lease', 'board']}
        slots={{ item: TreeItem2 }}
        slotProps={slotProps}
      />
      {/* preview-end */}
    </Box>
  );
}
