import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'OD-01', item: 'Solar lantern', rotterdam: 520, lyon: 61 },
  { id: 'TL-01', item: 'Folding saw', rotterdam: 88, lyon: -3 },
  { id: 'CK-05', item: 'Enamel camping mug', rotterdam: 0, lyon: 640 },
];

type StockItem = (typeof rows)[number];

// preview-start
function getLevel({ value = 0 }: GridCellParams<StockItem, number>) {
  return value < 10 ? 'low' : value > 500 ? 'high' : '';
}

const levels: SxProps<Theme> = (theme) => ({
  '& .low': { color: '#0069a8', fontWeight: 700 },
  '& .high': { color: '#bb4d00', fontWeight: 700 },
  ...theme.applyStyles('dark', {
    '& .low': { color: '#74d4ff', fontWeight: 700 },
    '& .high': { color: '#ffd230', fontWeight: 700 },
  }),
});
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  {
    field: 'rotterdam',
    headerName: 'Rotterdam',
    type: 'number',
    width: 110,
    cellClassName: getLevel,
  },
  { field: 'lyon', headerName: 'Lyon', type: 'number', width: 110, cellClassName: getLevel },
];

export default function ConditionalCells() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock by warehouse' } }}
        rows={rows}
        columns={columns}
        sx={levels}
        hideFooter
      />
    </Box>
  );
}
