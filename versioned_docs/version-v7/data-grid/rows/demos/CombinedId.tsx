import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';

interface Count {
  warehouse: string;
  item: string;
  counted: number;
}

const rows: Count[] = [
  { warehouse: 'Lyon', item: 'Linen apron', counted: 134 },
  { warehouse: 'Rotterdam', item: 'Linen apron', counted: 25 },
  { warehouse: 'Rotterdam', item: 'Solar lantern', counted: 520 },
  { warehouse: 'Gdańsk', item: 'Solar lantern', counted: 61 },
];

const columns: GridColDef<Count>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 100 },
];

// preview-start
// Neither field is unique, but a warehouse counts each item once.
const getRowId = (row: Count) => `${row.warehouse}/${row.item}`;
// preview-end

export default function CombinedId() {
  const [clicked, setClicked] = useState<GridRowId>('click a row');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        Id: {clicked}
      </Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Counts by warehouse' } }}
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          onRowClick={({ id }) => setClicked(id)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
