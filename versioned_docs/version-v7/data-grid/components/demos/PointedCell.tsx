import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
];

const rows = stock.slice(0, 5);

export default function PointedCell() {
  const [text, setText] = React.useState('Point at a cell or focus it.');
  // preview-start
  const showCell = ({ currentTarget }: React.SyntheticEvent) => {
    const field = currentTarget.getAttribute('data-field');
    const id = currentTarget.parentElement?.getAttribute('data-id');
    setText(`${field} of ${id}`);
  };
  const slotProps = {
    main: { 'aria-label': 'Stock to point at' },
    cell: { onMouseEnter: showCell, onFocus: showCell },
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 318 }}>
        <DataGrid rows={rows} columns={columns} slotProps={slotProps} hideFooter />
      </Box>
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
