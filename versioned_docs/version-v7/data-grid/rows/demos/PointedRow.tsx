import { useState } from 'react';
import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const rows = stock.slice(3, 8);

export default function PointedRow() {
  const apiRef = useGridApiRef();
  const [supplier, setSupplier] = useState('point at a row');

  // preview-start
  const onMouseEnter = (event: MouseEvent<HTMLElement>) => {
    const row = apiRef.current?.getRow<StockItem>(event.currentTarget.dataset.id ?? '');
    setSupplier(row?.supplier ?? 'none');
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Supplier: {supplier}
      </Typography>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Stock with suppliers' }, row: { onMouseEnter } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
