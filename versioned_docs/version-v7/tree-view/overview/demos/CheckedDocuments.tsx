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

const slots = { item: TreeItem2 };
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function CheckedDocuments() {
  return (
    <Box sx={{ minHeight: 190, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents to send"
        items={documents}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['contracts']}
        defaultSelectedItems={['lease']}
        slots={slots}
        slotProps={slotProps}
      />
      {/* preview-end */}
    </Box>
  );
}
