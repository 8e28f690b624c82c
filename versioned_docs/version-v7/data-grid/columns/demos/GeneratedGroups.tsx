import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

const years = [2024, 2025];
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const shops = [
  { id: 'Lyon', sales: { 2024: [48, 51, 47, 66], 2025: [52, 55, -3, 71] } },
  { id: 'Gdańsk', sales: { 2024: [31, 34, 36, 44], 2025: [35, 39, 41] } },
  { id: 'さっぽろ', sales: { 2024: [22, 19, 27, 30], 2025: [25, 24, 29] } },
];
type Shop = { id: string; sales: Record<number, number[]> };

// preview-start
const columns: GridColDef<Shop>[] = [{ field: 'id', headerName: 'Shop', width: 110 }];
const columnGroupingModel: GridColumnGroupingModel = [];

for (const year of years) {
  const children = quarters.map((quarter) => ({ field: `${year} ${quarter}` }));
  columnGroupingModel.push({ groupId: String(year), headerAlign: 'center', children });
  quarters.forEach((quarter, index) => {
    columns.push({
      field: `${year} ${quarter}`,
      headerName: quarter,
      type: 'number',
      width: 80,
      valueGetter: (_, shop) => shop.sales[year]?.[index],
    });
  });
}
// preview-end

export default function GeneratedGroups() {
  return (
    <Box sx={{ height: 274, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Sales of each quarter, in thousands of euros' } }}
        rows={shops}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
