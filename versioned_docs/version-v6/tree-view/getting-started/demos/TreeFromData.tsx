import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Place {
  id: string;
  name: string;
  children?: Place[];
}

const places: Place[] = [
  {
    id: 'harbor',
    name: 'Harbor',
    children: [
      { id: 'pier', name: 'Fishing pier' },
      { id: 'market', name: 'Fish market', children: [{ id: 'hall', name: 'Old hall' }] },
    ],
  },
  { id: 'common', name: 'Village common' },
];

// preview-start
function renderPlace(place: Place) {
  return (
    <TreeItem key={place.id} nodeId={place.id} label={place.name}>
      {place.children?.map(renderPlace)}
    </TreeItem>
  );
}
// preview-end

export default function TreeFromData() {
  return (
    <Box sx={{ height: 144, overflow: 'auto' }}>
      <TreeView
        aria-label="Places in the village"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['harbor', 'market']}
      >
        {places.map(renderPlace)}
      </TreeView>
    </Box>
  );
}
