import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 110, editable: true },
];

export default function FilledCells() {
  const [rows, setRows] = React.useState(stock);
  const [model, setModel] = React.useState<GridCellSelectionModel>({});
  const [value, setValue] = React.useState('50');
  // preview-start
  const fill = () =>
    setRows(
      rows.map((item) => {
        const { onHand, reorderAt } = model[item.id] ?? {};
        const number = Number(value);
        return {
          ...item,
          onHand: onHand ? number : item.onHand,
          reorderAt: reorderAt ? number : item.reorderAt,
        };
      }),
    );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ pt: 1 }}>
        <TextField
          label="Number"
          type="number"
          size="small"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          sx={{ width: 120 }}
        />
        <Button onClick={fill}>Fill selected counts</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Stock; selected counts can be filled' } }}
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
        />
      </Box>
    </Stack>
  );
}
