import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

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
    <Box sx={{ minHeight: 350, maxWidth: 420 }}>
      <TextField
        label="Query string"
        size="small"
        fullWidth
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ my: 1 }}
      />
      <RichTreeView
        aria-label="Documents with an address"
        items={documents}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => update('open', itemIds)}
        selectedItems={params.get('item')}
        onSelectedItemsChange={(event, itemId) => update('item', itemId ? [itemId] : [])}
      />
    </Box>
  );
}
