import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Entry {
  id: string;
  name: string;
  children?: Entry[];
}

const documents: Entry[] = [
  {
    id: 'contracts',
    name: 'Contracts',
    children: [
      { id: 'lease', name: 'Office lease.pdf' },
      { id: 'suppliers', name: 'Suppliers', children: [{ id: 'paper', name: 'Papierfabrik.pdf' }] },
    ],
  },
  { id: 'notes', name: 'Notes.txt' },
];

// preview-start
function renderEntry(entry: Entry) {
  return (
    <TreeItem key={entry.id} nodeId={entry.id} label={entry.name}>
      {entry.children?.map(renderEntry)}
    </TreeItem>
  );
}
// preview-end

export default function TreeFromData() {
  return (
    <Box sx={{ minHeight: 130, maxWidth: 320 }}>
      <TreeView
        aria-label="Documents from data"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts', 'suppliers']}
      >
        {documents.map(renderEntry)}
      </TreeView>
    </Box>
  );
}
