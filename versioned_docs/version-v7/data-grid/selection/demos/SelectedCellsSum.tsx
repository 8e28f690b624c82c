import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
  { field: 'unitCost', headerName: 'Unit cost', type: 'number', width: 110 },
];

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export default function SelectedCellsSum() {
  const apiRef = useGridApiRef();
  const [numbers, setNumbers] = React.useState<number[]>([]);
  // preview-start
  const readNumbers = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    const values: unknown[] = cells.map(({ id, field }) => apiRef.current?.getCellValue(id, field));
    setNumbers(values.filter((value) => typeof value === 'number'));
  };

  const sum = numbers.reduce((total, value) => total + value, 0);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Stock; select numbers to add them up' } }}
          rows={stock}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={readNumbers}
          disableRowSelectionOnClick
        />
      </Box>
      <Typography variant="body2" role="status">
        {numbers.length === 0
          ? 'Select numbers to add them up.'
          : `${numbers.length} numbers, sum ${format.format(sum)}, average ${format.format(sum / numbers.length)}`}
      </Typography>
    </Stack>
  );
}
