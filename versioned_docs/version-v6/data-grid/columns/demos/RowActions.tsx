import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Seedling {
  id: number;
  plant: string;
  tray: string;
}

const seedlings: Seedling[] = [
  { id: 1, plant: 'Borage', tray: 'A1' },
  { id: 2, plant: 'Chard', tray: 'A2' },
  { id: 3, plant: 'Lovage', tray: 'B1' },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(seedlings);

  const columns = React.useMemo<GridColDef<Seedling>[]>(() => {
    const remove = (id: number) => setRows((prev) => prev.filter((row) => row.id !== id));
    const water = (id: number) =>
      setRows((prev) =>
        prev.map((row) => (row.id === id ? { ...row, tray: `${row.tray} (watered)` } : row)),
      );
    return [
      { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 90 },
      { field: 'tray', headerName: 'Tray', width: 120 },
      // preview-start
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem showInMenu label="Water" onClick={() => water(row.id)} />,
          <GridActionsCellItem showInMenu label="Remove" onClick={() => remove(row.id)} />,
        ],
      },
      // preview-end
    ];
  }, []);

  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Seedlings" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
