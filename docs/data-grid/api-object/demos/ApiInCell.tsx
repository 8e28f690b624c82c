import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 5);

// preview-start
function ReserveButton({ id, tabIndex }: { id: GridRowId; tabIndex: 0 | -1 }) {
  const apiRef = useGridApiContext();
  const reserve = () => {
    const row = apiRef.current.getRow<StockItem>(id);
    if (row) {
      apiRef.current.updateRows([{ ...row, reserved: row.reserved + 1 }]);
    }
  };
  return (
    <Button size="small" tabIndex={tabIndex} onClick={reserve}>
      Reserve one
    </Button>
  );
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 100 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 95 },
  {
    field: 'reserve',
    headerName: 'Reserve',
    width: 125,
    sortable: false,
    filterable: false,
    renderCell: ({ id, tabIndex }) => <ReserveButton id={id} tabIndex={tabIndex} />,
  },
];

export default function ApiInCell() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid aria-label="Stock to reserve" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
