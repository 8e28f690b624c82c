import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

interface Section {
  id: string;
  section: string;
}

type Row = StockItem | Section;

// preview-start
const isSection = (row: Row): row is Section => 'section' in row;

const rows: Row[] = (['Rotterdam', 'Gdańsk', 'Lyon'] as const).flatMap((warehouse): Row[] => [
  { id: warehouse, section: warehouse },
  ...stock.filter((item) => item.warehouse === warehouse),
]);

const columns: GridColDef<Row>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => (isSection(row) ? row.section : row.item),
    colSpan: (_value, row) => (isSection(row) ? 3 : 1),
  },
  // preview-end
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

export default function SectionRows() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .section': { fontWeight: 700, bgcolor: 'action.hover' },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock by warehouse' } }}
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (isSection(row) ? 'section' : '')}
        isRowSelectable={({ row }) => !isSection(row)}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
