import { useState } from 'react';
import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const rows = stock.slice(3, 8);
const suppliers = new Map(rows.map(({ id, supplier }) => [id, supplier]));

export default function PointedRow() {
  const [supplier, setSupplier] = useState('point at a row');

  // preview-start
  const onMouseEnter = (event: MouseEvent<HTMLElement>) => {
    const { id = '' } = event.currentTarget.dataset;
    setSupplier(suppliers.get(id) ?? 'none');
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Supplier: {supplier}
      </Typography>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Stock with suppliers"
          rows={rows}
          columns={columns}
          componentsProps={{ row: { onMouseEnter } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
