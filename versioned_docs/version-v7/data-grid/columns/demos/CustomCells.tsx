import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Train {
  id: number;
  train: string;
  delay: number;
}

const trains: Train[] = [
  { id: 1, train: 'Valley line 12', delay: 0 },
  { id: 2, train: 'Coast express', delay: 7 },
  { id: 3, train: 'Night sleeper', delay: 25 },
];

function DelayCell({ value = 0 }: GridRenderCellParams<Train, number>) {
  return (
    <Chip
      label={value === 0 ? 'On time' : `${value} min late`}
      color={value > 10 ? 'error' : 'default'}
      size="small"
      variant="outlined"
    />
  );
}

// preview-start
const columns: GridColDef<Train>[] = [
  { field: 'train', headerName: 'Train', flex: 1, minWidth: 130 },
  {
    field: 'delay',
    headerName: 'Delay',
    width: 140,
    display: 'flex',
    valueFormatter: (value: number) => `${value} min`,
    renderCell: (params) => <DelayCell {...params} />,
  },
];
// preview-end

export default function CustomCells() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Trains and delays' } }}
        rows={trains}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
