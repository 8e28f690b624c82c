import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const initialState: DataGridProps['initialState'] = {
  columns: { dimensions: { customer: { width: 260 } } },
};

export default function SavedWidths() {
  const [widths, setWidths] = useState<Record<string, number>>({ customer: 260 });

  const saveWidth: DataGridProps['onColumnWidthChange'] = ({ colDef, width }) =>
    setWidths((saved) => ({ ...saved, [colDef.field]: Math.round(width) }));
  // preview-end

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" variant="body2">{`Saved: ${JSON.stringify(widths)}`}</Typography>
      <Box sx={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          initialState={initialState}
          onColumnWidthChange={saveWidth}
        />
      </Box>
    </Box>
  );
}
