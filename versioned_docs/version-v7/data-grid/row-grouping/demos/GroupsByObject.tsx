import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

interface Supplied extends Omit<StockItem, 'supplier'> {
  supplier: { id: number; name: string } | null;
}

const names = [...new Set(stock.map(({ supplier }) => supplier))];

const rows: Supplied[] = stock.map((item) => ({
  ...item,
  supplier: item.supplier ? { id: names.indexOf(item.supplier), name: item.supplier } : null,
}));

// preview-start
const columns: GridColDef<Supplied>[] = [
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 170,
    valueGetter: (_value, row) => row.supplier?.name ?? '',
    groupingValueGetter: (_value, row) => row.supplier?.name,
  },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];
// preview-end

const initialState = {
  rowGrouping: { model: ['supplier'] },
  columns: { columnVisibilityModel: { supplier: false } },
};

export default function GroupsByObject() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Stock by supplier' } }}
        experimentalFeatures={{ ariaV8: true }}
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
