import * as React from 'react';
import { DataGrid, type GridCellEditCommitParams, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 160,
    editable: true,
    valueGetter: ({ row }) => `${row.first} ${row.last}`,
  },
  { field: 'first', headerName: 'First name', width: 140 },
  { field: 'last', headerName: 'Last name', width: 140 },
];

const people = [
  { id: 1, first: 'Ingrid', last: 'Solberg' },
  { id: 2, first: 'Kwame', last: 'Mensah' },
  { id: 3, first: 'Lucía', last: 'Fernández' },
];

export default function SplitName() {
  const [rows, setRows] = React.useState(people);
  // preview-start
  const split = ({ id, value }: GridCellEditCommitParams) => {
    const [first = '', ...rest] = String(value).split(' ');
    setRows((old) =>
      old.map((row) => (row.id === id ? { ...row, first, last: rest.join(' ') } : row)),
    );
  };
  // preview-end

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="People"
        rows={rows}
        columns={columns}
        onCellEditCommit={split}
        hideFooter
      />
    </div>
  );
}
