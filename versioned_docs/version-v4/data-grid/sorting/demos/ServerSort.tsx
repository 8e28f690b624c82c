import * as React from 'react';
import { DataGrid, type GridColumns, type GridSortModel } from '@material-ui/data-grid';
import { employees, type Employee } from '../../data/employees';

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 150 },
];

/** Stands in for a request. */
async function requestSorted([item]: GridSortModel): Promise<Employee[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const sign = item?.sort === 'desc' ? -1 : 1;
  const key = item?.field === 'name' ? 'name' : 'salary';
  return item ? [...employees].sort((a, b) => (a[key] < b[key] ? -sign : sign)) : employees;
}

export default function ServerSort() {
  const [{ rows, loading }, setResult] = React.useState({ rows: employees, loading: false });
  // preview-start
  const sort = async (model: GridSortModel) => {
    setResult((old) => ({ ...old, loading: true }));
    setResult({ rows: await requestSorted(model), loading: false });
  };

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees, sorted on a server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        onSortModelChange={sort}
      />
      {/* preview-end */}
    </div>
  );
}
