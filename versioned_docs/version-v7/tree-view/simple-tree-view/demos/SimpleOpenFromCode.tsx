import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleOpenFromCode() {
  const [last, setLast] = React.useState('Nothing has changed');
  // preview-start
  const apiRef = useTreeViewApiRef();
  const open = (event: React.SyntheticEvent, isExpanded: boolean) =>
    apiRef.current?.setItemExpansion(event, 'forms', isExpanded);
  // preview-end
  return (
    <Box sx={{ minHeight: 190, maxWidth: 360 }}>
      <Button onClick={(event) => open(event, true)}>Open forms</Button>
      <Button onClick={(event) => open(event, false)}>Close forms</Button>
      <SimpleTreeView
        aria-label="Handbook with one folder to open"
        apiRef={apiRef}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setLast(`${itemId} ${isExpanded ? 'opened' : 'closed'} by ${event.type}`)
        }
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="Expenses.pdf" />
        </TreeItem>
      </SimpleTreeView>
      <Box role="status">{last}</Box>
    </Box>
  );
}
