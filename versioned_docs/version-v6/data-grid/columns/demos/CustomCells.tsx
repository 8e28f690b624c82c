import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Cask {
  id: number;
  cider: string;
  fermented: number;
}

const columns: GridColDef<Cask>[] = [
  { field: 'cider', headerName: 'Cider', flex: 1, minWidth: 120 },
  {
    field: 'fermented',
    headerName: 'Fermented',
    type: 'number',
    width: 160,
    // preview-start
    renderCell: ({ row, value }: GridRenderCellParams<Cask, number>) => (
      <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label={`${row.cider}: fermented`}
          sx={{ flexGrow: 1 }}
        />
        {value}%
      </Box>
    ),
    // preview-end
  },
];

const rows: Cask[] = [
  { id: 1, cider: 'Golden Russet', fermented: 82 },
  { id: 2, cider: 'Winter Banana', fermented: 35 },
  { id: 3, cider: 'Foxwhelp', fermented: 100 },
];

export default function CustomCells() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Casks in the cellar" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
