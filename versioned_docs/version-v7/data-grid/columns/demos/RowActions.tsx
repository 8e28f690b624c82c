import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, GridDeleteIcon } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const initialRows = [
  { id: 1, print: 'Harbor at dusk', copies: 12 },
  { id: 2, print: 'Two herons', copies: 4 },
  { id: 3, print: 'Tram depot', copies: 9 },
];

type Print = (typeof initialRows)[number];

export default function RowActions() {
  const [rows, setRows] = React.useState(initialRows);
  const columns = React.useMemo<GridColDef<Print>[]>(
    () => [
      { field: 'print', headerName: 'Print', flex: 1, minWidth: 130 },
      { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
      // preview-start
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<GridDeleteIcon />}
            label={`Delete ${row.print}`}
            onClick={() => setRows((current) => current.filter((print) => print.id !== id))}
          />,
        ],
      },
      // preview-end
    ],
    [],
  );

  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Prints in stock' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
