import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridUpdateRowError } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import { saveItem } from './stockServer';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
];

// preview-start
const dataSource: GridDataSource = {
  getRows: async ({ paginationModel }) => {
    const { page, pageSize } = paginationModel ?? { page: 0, pageSize: 100 };
    const rows = stock.slice(page * pageSize, (page + 1) * pageSize);
    return { rows, rowCount: stock.length };
  },
  updateRow: async ({ rowId, updatedRow }) => {
    const item = stock.find(({ id }) => id === rowId);
    if (!item) throw new Error('This item was removed.');
    return saveItem({ ...item, onHand: updatedRow.onHand });
  },
};
// preview-end

export default function UpdateByDataSource() {
  const [message, setMessage] = React.useState('No error.');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock from a data source"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            setMessage(error instanceof GridUpdateRowError ? error.message : 'Not loaded')
          }
          pagination
        />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
