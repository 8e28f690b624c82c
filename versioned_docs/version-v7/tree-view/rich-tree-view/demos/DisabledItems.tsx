import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'staff',
    label: 'Staff',
    locked: false,
    children: [
      { id: 'vacation', label: 'Vacation plan.xlsx', locked: false },
      { id: 'salaries', label: 'Salaries 2025.xlsx', locked: true },
    ],
  },
  { id: 'hold', label: 'Legal hold', locked: true },
];

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);
  return (
    <Box sx={{ height: 210, maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(event, on) => setFocusable(on)} />}
        label="Disabled items take focus"
      />
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents, some of them locked"
        items={documents}
        isItemDisabled={(item) => item.locked}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['staff']}
      />
      {/* preview-end */}
    </Box>
  );
}
