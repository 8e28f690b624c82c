import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

type Shop = { id: number; name: string; energy: number[] };

const rows: Shop[] = [
  { id: 1, name: 'Harbor', energy: [41, 43, 42, 44, 45, 47, 46] },
  { id: 2, name: 'Marktplatz', energy: [66, 64, 71, 68, 73, 79, 12] },
  { id: 3, name: 'الميناء', energy: [] },
];
const scale = { min: 0, max: 80 };

const columns: GridColDef<Shop>[] = [
  { field: 'name', headerName: 'Shop', width: 120 },
  {
    field: 'energy',
    headerName: 'Energy by day',
    width: 150,
    valueGetter: (energy: number[]) => energy.reduce((sum, value) => sum + value, 0),
    // preview-start
    renderCell: ({ row: { energy }, colDef }) =>
      energy.length === 0 ? (
        'No readings'
      ) : (
        <SparkLineChart
          title={`${energy.join(', ')} kilowatt hours`}
          data={energy}
          yAxis={scale}
          width={colDef.computedWidth - 20}
          height={40}
        />
      ),
    // preview-end
  },
];

export default function SparklineInGrid() {
  return (
    <Box sx={{ height: 215, maxWidth: 300 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shops and their energy' } }}
      />
    </Box>
  );
}
