import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 3);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function StateFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Sort a column, then compare.');
  const show = (exportOnlyDirtyModels: boolean) =>
    setText(JSON.stringify(apiRef.current.exportState({ exportOnlyDirtyModels }), null, 1));
  // preview-end
  return (
    <Box sx={{ p: 1 }}>
      <Button onClick={() => show(false)}>Everything</Button>
      <Button onClick={() => show(true)}>Only what changed</Button>
      <Box
        component="pre"
        dir="ltr"
        role="region"
        aria-label="Exported state"
        tabIndex={0}
        sx={{ height: 200, m: 0, overflow: 'auto', fontSize: 12 }}
      >
        {text}
      </Box>
    </Box>
  );
}

const components = { Footer: StateFooter };

export default function DirtyState() {
  return (
    <Box sx={{ height: 468, width: '100%' }}>
      <DataGrid
        aria-label="Orders to export the state of"
        rows={rows}
        columns={columns}
        components={components}
      />
    </Box>
  );
}
