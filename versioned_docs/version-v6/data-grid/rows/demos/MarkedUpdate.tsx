import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

interface Counted extends StockItem {
  /** Whether the count has changed a moment ago. */
  changed?: boolean;
}

const rows: Counted[] = stock.slice(0, 4);

// preview-start
const columns: GridColDef<Counted>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
    cellClassName: ({ row }) => (row.changed ? 'changed' : ''),
    renderCell: ({ row, formattedValue }) => (row.changed ? `● ${formattedValue}` : formattedValue),
  },
];

const sx = { '& .changed': { fontWeight: 'bold', color: 'primary.main' } };
// preview-end

export default function MarkedUpdate() {
  const apiRef = useGridApiRef();
  const [sold, setSold] = useState(0);

  const sell = () => {
    setSold(sold + 1);
    apiRef.current?.updateRows([{ id: 'CK-04', onHand: 204 - sold, changed: true }]);
    setTimeout(() => apiRef.current?.updateRows([{ id: 'CK-04', changed: false }]), 1500);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={sell} sx={{ mb: 1 }}>
        Sell a basket
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stock that marks changes"
          rows={rows}
          columns={columns}
          sx={sx}
          hideFooter
        />
      </Box>
    </Box>
  );
}
