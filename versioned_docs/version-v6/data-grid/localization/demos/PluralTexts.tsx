import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText } from '@mui/x-data-grid';
import { plPL } from '@mui/x-data-grid/locales';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Klient', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Suma (€)', type: 'number', width: 120 },
];

// preview-start
const rules = new Intl.PluralRules('pl');
const words = { one: 'zamówienie', few: 'zamówienia', other: 'zamówień' };

const localeText: Partial<GridLocaleText> = {
  ...plPL.components.MuiDataGrid.defaultProps.localeText,
  footerRowSelected: (count) => {
    const form = rules.select(count);
    return `Wybrano: ${count} ${form === 'one' || form === 'few' ? words[form] : words.other}`;
  },
};
// preview-end

export default function PluralTexts() {
  return (
    <Box lang="pl" sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Zamówienia"
        rows={orders}
        columns={columns}
        localeText={localeText}
        checkboxSelection
      />
    </Box>
  );
}
