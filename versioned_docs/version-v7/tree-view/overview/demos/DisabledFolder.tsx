import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Entry {
  id: string;
  label: string;
  locked?: boolean;
  children?: Entry[];
}

const documents: Entry[] = [
  {
    id: 'hold',
    label: 'Legal hold',
    locked: true,
    children: [{ id: 'case', label: 'Case 24-118.pdf' }],
  },
  { id: 'minutes', label: 'Minutes', children: [{ id: 'board', label: 'Board, April 3.docx' }] },
];

const isLocked = (item: Entry) => item.locked === true;

export default function DisabledFolder() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents, one folder locked"
        items={documents}
        isItemDisabled={isLocked}
        defaultExpandedItems={['hold']}
      />
      {/* preview-end */}
    </Box>
  );
}
