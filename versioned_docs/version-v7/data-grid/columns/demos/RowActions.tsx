import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, GridDeleteIcon } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const initialRows = [
  { id: 'CK-01', item: 'Copper kettle', onHand: 38 },
  { id: 'TL-02', item: 'Folding saw', onHand: -3 },
  { id: 'OD-01', item: 'Solar lantern', onHand: 520 },
];

type StockItem = (typeof initialRows)[number];

export default function RowActions() {
  const [rows, setRows] = React.useState(initialRows);
  const columns = React.useMemo<GridColDef<StockItem>[]>(
    () => [
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
      { field: 'onHand', headerName: 'On hand', type: 'number', width: 90 },
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
            label={`Delete ${row.item}`}
            onClick={() => setRows((current) => current.filter((item) => item.id !== id))}
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
        slotProps={{ main: { 'aria-label': 'Stock' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
