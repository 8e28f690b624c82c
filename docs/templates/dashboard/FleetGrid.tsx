import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { boatKinds } from './boats';
import { collectBoatRows, type BoatRow } from './collectBoatRows';
import type { Report } from './collectReport';
import { findPlace } from './findPlace';
import { formatMoney } from './formatMoney';

function UseBar({ use }: { use: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <Box sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}>
        <Box
          sx={{ height: 6, borderRadius: 3, bgcolor: 'primary.main' }}
          style={{ width: `${use * 100}%` }}
        />
      </Box>
      <Box sx={{ width: 44, textAlign: 'end' }}>{`${Math.round(use * 100)}%`}</Box>
    </Box>
  );
}

const columns: GridColDef<BoatRow>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: [...boatKinds],
    width: 110,
  },
  {
    field: 'harborId',
    headerName: 'Harbor',
    flex: 1,
    minWidth: 120,
    valueGetter: (value) => findPlace(value)?.label,
  },
  { field: 'daysOut', headerName: 'Days out', type: 'number', width: 100 },
  {
    field: 'use',
    headerName: 'In use',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => <UseBar use={row.use} />,
  },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => formatMoney(value),
  },
];

/** The boats and how much they were used, those with the most first. */
export default function FleetGrid({ report }: { report: Report }) {
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const isNarrow = useMediaQuery(breakpoints.down('lg'), { noSsr: true });
  const rows = React.useMemo(() => collectBoatRows(report), [report]);
  return (
    <DataGrid
      key={`${isPhone} ${isNarrow}`}
      aria-label="Boats"
      rows={rows}
      columns={columns}
      disableRowSelectionOnClick
      hideFooter
      initialState={{
        sorting: { sortModel: [{ field: 'use', sort: 'desc' }] },
        columns: {
          columnVisibilityModel: {
            kind: !isPhone,
            harborId: !isNarrow,
            daysOut: !isPhone,
          },
        },
      }}
    />
  );
}
