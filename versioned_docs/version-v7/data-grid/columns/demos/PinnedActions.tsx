import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGridPro, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const parcels = [
  { id: 1, parcel: 'NR-204', from: 'Lund', to: 'Harbor office, second floor', weight: 2.4 },
  { id: 2, parcel: 'NR-205', from: 'Ghent', to: 'Workshop behind the mill', weight: 11 },
  { id: 3, parcel: 'NR-206', from: 'Porto', to: 'Reading room', weight: 0.6 },
];

export default function PinnedActions() {
  const [rows, setRows] = React.useState(parcels);
  const columns: GridColDef<(typeof parcels)[number]>[] = [
    { field: 'parcel', headerName: 'Parcel', width: 180 },
    { field: 'from', headerName: 'From', width: 220 },
    { field: 'to', headerName: 'To', width: 320 },
    { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 160 },
    // preview-start
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 90,
      getActions: ({ id, row }) => [
        <GridActionsCellItem
          key="remove"
          icon={<DeleteIcon />}
          label={`Remove ${row.parcel}`}
          onClick={() => setRows((current) => current.filter((other) => other.id !== id))}
        />,
      ],
    },
    // preview-end
  ];
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Parcels' } }}
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { right: ['actions'] } }}
        hideFooter
      />
    </Box>
  );
}
