import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

interface Bed {
  id: number;
  plant: string;
  moisture: number;
  state: 'Dry' | 'Fine' | 'Ripe';
}

const rows: Bed[] = [
  { id: 1, plant: 'Tomatoes', moisture: 61, state: 'Ripe' },
  { id: 2, plant: 'Basil', moisture: 18, state: 'Dry' },
  { id: 3, plant: 'Chard', moisture: 54, state: 'Fine' },
  { id: 4, plant: 'Figs', moisture: 22, state: 'Dry' },
];

const columns: GridColDef<Bed>[] = [
  { field: 'plant', headerName: 'Bed', flex: 1, minWidth: 100 },
  { field: 'moisture', headerName: 'Moisture (%)', type: 'number', width: 120 },
  { field: 'state', headerName: 'State', width: 90 },
];

// preview-start
const getState = ({ row }: GridRowClassNameParams<Bed>) => row.state;

const states: SxProps<Theme> = (theme) => ({
  '& .Dry': { color: '#7b3306', backgroundColor: '#fef3c6' },
  '& .Ripe': { color: '#004f3b', backgroundColor: '#d0fae5' },
  ...theme.applyStyles('dark', {
    '& .Dry': { color: '#fee685', backgroundColor: '#461901' },
    '& .Ripe': { color: '#a4f4cf', backgroundColor: '#002c22' },
  }),
});
// preview-end

export default function ConditionalRows() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid
        aria-label="Greenhouse beds"
        rows={rows}
        columns={columns}
        getRowClassName={getState}
        sx={states}
        hideFooter
      />
    </Box>
  );
}
