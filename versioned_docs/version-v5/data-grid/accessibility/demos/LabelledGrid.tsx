import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const rows = stock.filter((item) => item.category === 'Textiles');

export default function LabelledGrid() {
  const titleId = React.useId();
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <Typography id={titleId} variant="h6" component="p" gutterBottom>
        Textiles in stock
      </Typography>
      <DataGrid aria-labelledby={titleId} rows={rows} columns={columns} autoHeight hideFooter />
      {/* preview-end */}
    </Box>
  );
}
