import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 140 },
];

const rows = stock.slice(0, 2);

const allHidden = { item: false, warehouse: false };

// preview-start
function AllHidden() {
  const apiRef = useGridApiContext();
  return (
    <Stack role="row" sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        You’ve hidden all columns
        <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>Show all</Button>
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { noColumnsOverlay: AllHidden };

export default function HiddenColumnsOverlay() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({});
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setModel(allHidden)}>Hide all columns</Button>
      <Box sx={{ height: 162 }}>
        <DataGrid
          aria-label="Stock without columns"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          slots={slots}
          hideFooter
        />
      </Box>
    </Box>
  );
}
