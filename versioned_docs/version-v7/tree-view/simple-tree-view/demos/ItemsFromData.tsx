import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface Stop {
  code: string;
  name: string;
  branches?: Stop[];
}

const stops: Stop[] = [
  {
    code: 'HAR',
    name: 'Harbor',
    branches: [
      { code: 'MIL', name: 'Mill Lane', branches: [{ code: 'OBS', name: 'Observatory' }] },
      { code: 'FAI', name: 'Fairground' },
    ],
  },
];

// preview-start
const renderStop = ({ code, name, branches }: Stop) => (
  <TreeItem key={code} itemId={code} label={name}>
    {branches?.map(renderStop)}
  </TreeItem>
);
// preview-end

export default function ItemsFromData() {
  return (
    <Box sx={{ height: 200, width: '100%' }}>
      <SimpleTreeView aria-label="Tram stops" defaultExpandedItems={['HAR', 'MIL']}>
        {stops.map(renderStop)}
      </SimpleTreeView>
    </Box>
  );
}
