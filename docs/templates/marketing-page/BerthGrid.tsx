import * as React from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Berth } from './berths';

interface BerthGridProps {
  berths: Berth[];
  onMoor(id: string): void;
}

export default function BerthGrid({ berths, onMoor }: BerthGridProps) {
  const small = useMediaQuery('(max-width: 599px)');
  const columns = React.useMemo<GridColDef<Berth>[]>(
    () => [
      { field: 'id', headerName: 'Berth', width: 72 },
      { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
      {
        field: 'length',
        headerName: 'Length',
        type: 'number',
        width: 86,
        valueFormatter: (length: number) => `${length.toFixed(1)} m`,
      },
      { field: 'arrives', headerName: 'Arrives', width: 84, align: 'right', headerAlign: 'right' },
      {
        field: 'moored',
        headerName: 'State',
        width: 118,
        renderCell: ({ row }) =>
          row.moored ? (
            'Moored'
          ) : (
            <Button
              size="small"
              sx={{ minWidth: 0, marginInlineStart: -0.5 }}
              aria-label={`Moor it: ${row.boat}`}
              onClick={() => onMoor(row.id)}
            >
              Moor it
            </Button>
          ),
      },
    ],
    [onMoor],
  );
  const columnVisibilityModel = React.useMemo(() => ({ length: !small, arrives: !small }), [small]);
  return (
    <DataGrid
      aria-label="Boats of today"
      rows={berths}
      columns={columns}
      columnVisibilityModel={columnVisibilityModel}
      columnHeaderHeight={44}
      rowHeight={44}
      disableColumnMenu
      disableRowSelectionOnClick
      hideFooter
      sx={{ height: 280, border: 0 }}
    />
  );
}
