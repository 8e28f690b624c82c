import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { documents, renderDocument } from './documents';

export default function TreeStateInAddress() {
  // preview-start
  // In your app: the query and the setter of the router, for example useSearchParams().
  const [query, setQuery] = React.useState('open=contracts&open=suppliers&item=paper');
  const params = React.useMemo(() => new URLSearchParams(query), [query]);
  const expanded = React.useMemo(() => params.getAll('open'), [params]);
  const update = (key: string, values: string[]) =>
    setQuery((current) => {
      const next = new URLSearchParams(current);
      next.delete(key);
      values.forEach((value) => next.append(key, value));
      return next.toString();
    });
  // preview-end
  return (
    <Box sx={{ minHeight: 250, maxWidth: 420 }}>
      <TextField
        label="Query string"
        size="small"
        fullWidth
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ my: 1 }}
      />
      <TreeView
        aria-label="Documents with an address"
        expanded={expanded}
        onNodeToggle={(event, nodeIds) => update('open', nodeIds)}
        selected={params.get('item')}
        onNodeSelect={(event: React.SyntheticEvent, nodeId: string) => update('item', [nodeId])}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {documents.map(renderDocument)}
      </TreeView>
    </Box>
  );
}
