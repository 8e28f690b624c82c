import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 130 },
  { field: 'supplier', headerName: 'Supplier', width: 160 },
];

const counting: GridColumnVisibilityModel = { unitCost: false, supplier: false };
const buying: GridColumnVisibilityModel = { warehouse: false };

export default function ColumnViews() {
  const [model, setModel] = React.useState(counting);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setModel(counting)}>For counting</Button>
        <Button onClick={() => setModel(buying)}>For buying</Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Stock in two views"
          rows={stock}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
        {/* preview-end */}
      </Box>
      <Typography component="pre" dir="ltr" variant="caption" sx={{ m: 0, overflowX: 'auto' }}>
        {JSON.stringify(model)}
      </Typography>
    </Stack>
  );
}
