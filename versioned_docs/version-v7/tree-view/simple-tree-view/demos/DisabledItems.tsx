import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ height: 240 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Focus disabled items"
      />
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Workshops"
        defaultExpandedItems={['pottery']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="pottery" label="Pottery">
          <TreeItem itemId="wheel" label="Throwing (full)" disabled />
          <TreeItem itemId="glaze" label="Glazing" />
        </TreeItem>
        <TreeItem itemId="weaving" label="Weaving" />
      </SimpleTreeView>
      {/* preview-end */}
    </Stack>
  );
}
