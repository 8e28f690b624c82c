import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Entry {
  key: number;
  title: string;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    key: 10,
    title: 'Contracts',
    children: [
      { key: 11, title: 'Office lease.pdf' },
      { key: 12, title: 'Papierfabrik.pdf' },
    ],
  },
  { key: 20, title: 'Notes.txt' },
];

// preview-start
const getItemId = (entry: Entry) => String(entry.key);
const getItemLabel = (entry: Entry) => entry.title;
// preview-end

export default function OtherKeys() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Documents from the server"
        items={entries}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['10']}
      />
    </Box>
  );
}
