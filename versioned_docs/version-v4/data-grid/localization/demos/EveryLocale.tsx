import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@material-ui/core/styles';
import MenuItem from '@material-ui/core/MenuItem';
import TextField from '@material-ui/core/TextField';
// prettier-ignore
import {
  arSD, bgBG, csCZ, DataGrid, deDE, elGR, enUS, esES, frFR, GridToolbarColumnsButton,
  GridToolbarContainer, GridToolbarExport, itIT, jaJP, nlNL, plPL, ptBR, ruRU, skSK, trTR, ukUA,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

// prettier-ignore
const locales = {
  arSD, bgBG, csCZ, deDE, elGR, enUS, esES, frFR, itIT, jaJP, nlNL, plPL, ptBR, ruRU, skSK, trTR,
  ukUA,
};
const names = Object.keys(locales) as (keyof typeof locales)[];

const columns: GridColumns = [
  { field: 'id', headerName: '№', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const Toolbar = () => (
  <GridToolbarContainer>
    <GridToolbarColumnsButton />
    <GridToolbarExport />
  </GridToolbarContainer>
);

export default function EveryLocale() {
  const [name, setName] = React.useState<keyof typeof locales>('jaJP');
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ palette: { type: palette.type }, direction }, locales[name]),
    [palette.type, direction, name],
  );
  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        id="locale"
        label="Locale"
        value={name}
        onChange={({ target }) => setName(names.find((it) => it === target.value) ?? name)}
        style={{ width: 140, marginBottom: 8 }}
      >
        {names.map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <div style={{ height: 320 }}>
          <DataGrid aria-label="Orders" rows={orders} columns={columns} components={{ Toolbar }} />
        </div>
      </ThemeProvider>
    </div>
  );
}
