import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Species {
  code: string;
  name: string;
  children?: Species[];
}

const birds: Species[] = [
  {
    code: 'OWL',
    name: 'Owls',
    children: [
      { code: 'OWL-T', name: 'Tawny owl' },
      { code: 'OWL-B', name: 'Barn owl' },
    ],
  },
  { code: 'HER', name: 'Herons', children: [{ code: 'HER-G', name: 'Gray heron' }] },
];

export default function OwnItemShape() {
  return (
    <Box sx={{ height: 190, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Birds"
        items={birds}
        getItemId={(item) => item.code}
        getItemLabel={(item) => item.name}
        defaultExpandedItems={['OWL']}
      />
      {/* preview-end */}
    </Box>
  );
}
