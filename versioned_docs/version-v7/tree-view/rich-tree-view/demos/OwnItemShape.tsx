import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Entry {
  key: string;
  title: string;
  children?: Entry[];
}

const documents: Entry[] = [
  {
    key: 'C',
    title: 'Contracts',
    children: [
      { key: 'C-1', title: 'Office lease.pdf' },
      { key: 'C-2', title: 'Paper mill 2025.pdf' },
    ],
  },
  { key: 'M', title: 'Minutes', children: [{ key: 'M-1', title: 'Board, April 3.docx' }] },
];

export default function OwnItemShape() {
  return (
    <Box sx={{ height: 190, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents"
        items={documents}
        getItemId={(item) => item.key}
        getItemLabel={(item) => item.title}
        defaultExpandedItems={['C']}
      />
      {/* preview-end */}
    </Box>
  );
}
