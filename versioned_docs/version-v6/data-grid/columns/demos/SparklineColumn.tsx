import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid';

interface Trend {
  id: number;
  product: string;
  /** Sold in each of the last eight weeks. */
  sold: number[];
}

const trends: Trend[] = [
  { id: 1, product: 'Solar lantern', sold: [12, 15, 14, 22, 30, 41, 44, 58] },
  { id: 2, product: 'Wool blanket', sold: [44, 40, 31, 20, 14, 9, 9, 4] },
  { id: 3, product: 'Copper kettle', sold: [8, 9, -2, 7, 8, 10, 9, 9] },
];

const columns: GridColDef<Trend>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  // preview-start
  {
    field: 'sold',
    headerName: 'Sold',
    width: 200,
    filterable: false,
    sortComparator: (a: number[], b: number[]) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0),
    valueFormatter: ({ value }: GridValueFormatterParams<number[]>) => value.join(', '),
    renderCell: ({ value, formattedValue }) => (
      <Box role="img" aria-label={formattedValue} sx={{ width: '100%' }}>
        <SparkLineChart data={value} height={40} />
      </Box>
    ),
  },
  // preview-end
];

export default function SparklineColumn() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Sales trends" rows={trends} columns={columns} autoHeight hideFooter />
    </Box>
  );
}
