import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColumns, type GridRenderCellParams } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'hive', headerName: 'Hive', width: 120 },
  {
    field: 'full',
    headerName: 'Honey stored',
    type: 'number',
    flex: 1,
    minWidth: 150,
    // preview-start
    renderCell: ({ value = 0, row }: GridRenderCellParams<number>) => (
      <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1 }}>
          <LinearProgress variant="determinate" value={value} aria-label={`Honey in ${row.hive}`} />
        </Box>
        {`${value}%`}
      </Box>
    ),
    // preview-end
  },
];

const rows = [
  { id: 1, hive: 'Lime avenue', full: 82 },
  { id: 2, hive: 'Clover field', full: 35 },
  { id: 3, hive: 'Chapel roof', full: 61 },
];

export default function RenderedCell() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Beehives" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
