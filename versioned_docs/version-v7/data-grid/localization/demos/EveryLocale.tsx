import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
const texts = Object.fromEntries(
  Object.entries(locales).flatMap(([name, locale]) =>
    'components' in locale ? [[name, locale.components.MuiDataGrid.defaultProps.localeText]] : [],
  ),
);
const count = (name: string) => Object.keys(texts[name] ?? {}).length;
// preview-end

const slots = { toolbar: GridToolbar };

const toTag = (name: string) => `${name.slice(0, 2)}-${name.slice(2)}`;

export default function EveryLocale() {
  const [name, setName] = React.useState('frFR');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Locale"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 180 }}
      >
        {Object.keys(texts).map((locale) => (
          <MenuItem key={locale} value={locale}>
            {toTag(locale)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 320 }} lang={toTag(name)}>
        <DataGrid
          key={name}
          slotProps={{ main: { 'aria-label': 'Stock in a chosen language' } }}
          rows={stock}
          columns={columns}
          localeText={texts[name]}
          slots={slots}
        />
      </Box>
      <Typography variant="body2" role="status">
        {count(name)} of {count('enUS')} texts are translated.
      </Typography>
    </Stack>
  );
}
