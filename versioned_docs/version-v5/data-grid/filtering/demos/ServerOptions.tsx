import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridFilterModel } from '@mui/x-data-grid';
import type { Order } from '../../data/orders';
import { loadCountries, useServerRows } from './useServerRows';

const first: GridFilterModel = {
  items: [{ columnField: 'country', operatorValue: 'is', value: 'Japan' }],
};

export default function ServerOptions() {
  const [filterModel, setFilterModel] = React.useState(first);
  const query = React.useMemo(() => ({ filterModel }), [filterModel]);
  const { rows, loading } = useServerRows(query);
  // preview-start
  const [countries, setCountries] = React.useState<string[]>(['Japan']);
  React.useEffect(() => {
    let current = true;
    loadCountries().then((names) => current && setCountries(names));
    return () => {
      current = false;
    };
  }, []);
  // preview-end
  const columns = React.useMemo<GridColumns<Order>>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
      {
        field: 'country',
        headerName: 'Country',
        type: 'singleSelect',
        valueOptions: countries,
        width: 180,
      },
    ],
    [countries],
  );
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders from Japan"
        rows={rows}
        loading={loading}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
