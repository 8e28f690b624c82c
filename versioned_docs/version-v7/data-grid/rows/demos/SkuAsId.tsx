import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Article {
  sku: string;
  title: string;
  price: number;
}

const rows: Article[] = [
  { sku: 'KETTLE-CU-12', title: 'Copper kettle', price: 129 },
  { sku: 'SKILLET-28', title: 'Cast-iron skillet', price: 69 },
  { sku: 'SAW-FOLD', title: 'Folding saw', price: 58.5 },
];

const columns: GridColDef<Article>[] = [
  { field: 'sku', headerName: 'SKU', width: 150 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

// preview-start
const getRowId = (row: Article) => row.sku;
// preview-end

export default function SkuAsId() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Articles' } }}
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </Box>
  );
}
