import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns, GridFilterModel } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';
import { useServerRows } from './useServerRows';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 120,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130 },
];

const first: GridFilterModel = {
  items: [{ columnField: 'total', operatorValue: '>', value: 300 }],
};

export default function ServerFilters() {
  // preview-start
  const [filterModel, setFilterModel] = React.useState(first);
  const [page, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(5);
  const query = React.useMemo(
    () => ({ filterModel, start: page * pageSize, end: (page + 1) * pageSize - 1 }),
    [filterModel, page, pageSize],
  );
  const { rows, total, loading } = useServerRows(query);

  const handleFilter = (model: GridFilterModel) => {
    setFilterModel(model);
    setPage(0);
  };
  // preview-end
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        aria-label="Orders filtered by a server"
        rows={rows}
        rowCount={total}
        loading={loading}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={handleFilter}
        paginationMode="server"
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={[5, 10]}
        components={{ Toolbar: GridToolbar }}
        componentsProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
