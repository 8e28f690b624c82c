import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

// preview-start
const selectable = columns.filter(({ type }) => type === 'number').map(({ field }) => field);

const keepNumbers = (model: GridCellSelectionModel): GridCellSelectionModel =>
  Object.fromEntries(
    Object.entries(model).map(([id, fields]) => [
      id,
      Object.fromEntries(Object.entries(fields).filter(([field]) => selectable.includes(field))),
    ]),
  );
// preview-end

export default function OnlyNumbersSelected() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({});
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Stock; only numbers can be selected' } }}
        rows={stock}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={(next) => setModel(keepNumbers(next))}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
