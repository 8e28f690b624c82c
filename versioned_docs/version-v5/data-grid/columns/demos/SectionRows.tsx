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

const isSection = (row: Row): row is Section => 'section' in row;

const rows: Row[] = (['Rotterdam', 'Gdańsk', 'Lyon'] as const).flatMap((warehouse): Row[] => [
  { id: warehouse, section: warehouse },
  ...stock.filter((item) => item.warehouse === warehouse),
]);

// preview-start
const columns: GridColDef<Row>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 150,
    sortable: false,
    valueGetter: ({ row }) => (isSection(row) ? row.section : row.item),
    colSpan: ({ row }) => (isSection(row) ? 3 : 1),
  },
  // preview-end
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, sortable: false },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110, sortable: false },
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
        aria-label="Stock by warehouse"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (isSection(row) ? 'section' : '')}
        isRowSelectable={({ row }) => !isSection(row)}
        disableColumnFilter
      />
    </Box>
  );
}
