import * as React from 'react';
import TextField from '@material-ui/core/TextField';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { employees } from '../../data/employees';

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function AnnouncedResults() {
  const [search, setSearch] = React.useState('');
  const rows = React.useMemo(
    () => employees.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
    [search],
  );
  return (
    <div style={{ width: '100%' }}>
      <TextField
        id="name-search"
        label="Search names"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {/* preview-start */}
      <p role="status" style={{ margin: '8px 0' }}>
        {rows.length === 1 ? 'One employee' : `${rows.length} employees`}
      </p>
      <div style={{ height: 300 }}>
        <DataGrid aria-label="Employees found" rows={rows} columns={columns} />
      </div>
      {/* preview-end */}
    </div>
  );
}
