import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const initialState = {
  pivoting: {
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'warehouse' }],
      values: [{ field: 'onHand', aggFunc: 'sum' }],
    },
  },
};

export default function PivotSwitch() {
  const [active, setActive] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={active} onChange={(event) => setActive(event.target.checked)} />}
        label="Summarize by warehouse"
      />
      <Box sx={{ height: 420 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Stock, with a summary"
          rows={stock}
          columns={columns}
          initialState={initialState}
          pivotActive={active}
          onPivotActiveChange={setActive}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
