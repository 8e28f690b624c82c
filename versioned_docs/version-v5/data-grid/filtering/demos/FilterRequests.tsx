import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns, GridFilterModel } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';
import { useServerRows } from './useServerRows';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
];

export default function FilterRequests() {
  const [isSlow, setIsSlow] = React.useState(true);
  const [requests, setRequests] = React.useState(1);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const query = React.useMemo(() => ({ filterModel }), [filterModel]);
  const { rows, loading } = useServerRows(query);

  const handleFilter = (model: GridFilterModel) => {
    setFilterModel(model);
    setRequests((count) => count + 1);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isSlow} onChange={(event) => setIsSlow(event.target.checked)} />}
        label="Wait for a second after a key"
      />
      <Box sx={{ height: 371 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders to search"
          rows={rows}
          loading={loading}
          columns={columns}
          filterMode="server"
          onFilterModelChange={handleFilter}
          components={{ Toolbar: GridToolbar }}
          componentsProps={{
            toolbar: {
              showQuickFilter: true,
              quickFilterProps: { debounceMs: isSlow ? 1000 : 100 },
            },
          }}
        />
        {/* preview-end */}
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Requests: {requests}
      </Box>
    </Box>
  );
}
