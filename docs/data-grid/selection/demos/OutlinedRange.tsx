import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel, GridColDef } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 95 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 105 },
  { field: 'unitCost', headerName: 'Unit cost', type: 'number', width: 110 },
];

const marked = { onHand: true, reserved: true };

// preview-start
const border = '2px solid var(--range)';
const rangeStyles = {
  '--range': (theme: { palette: { success: { main: string } } }) => theme.palette.success.main,
  [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: border },
  [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: border },
  [`& .${gridClasses['cell--rangeLeft']}`]: { borderLeft: border },
  [`& .${gridClasses['cell--rangeRight']}`]: { borderRight: border },
};
// preview-end

export default function OutlinedRange() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    'CK-02': marked,
    'CK-03': marked,
  });
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Stock with outlined ranges"
        rows={stock}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        sx={rangeStyles}
      />
    </Box>
  );
}
