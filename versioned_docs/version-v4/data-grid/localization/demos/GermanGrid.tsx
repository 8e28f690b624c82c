import { createTheme, ThemeProvider, useTheme } from '@material-ui/core/styles';
import * as React from 'react';
import {
  DataGrid,
  deDE,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Kundin oder Kunde', flex: 1, minWidth: 170 },
  { field: 'paid', headerName: 'Bezahlt', type: 'boolean', width: 130 },
];

const Toolbar = () => (
  <GridToolbarContainer>
    <GridToolbarColumnsButton />
    <GridToolbarDensitySelector />
  </GridToolbarContainer>
);

export default function GermanGrid() {
  // preview-start
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme({ palette: { type: outer.palette.type }, direction: outer.direction }, deDE),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <div lang="de" style={{ height: 340, width: '100%' }}>
        <DataGrid
          aria-label="Bestellungen"
          rows={orders}
          columns={columns}
          components={{ Toolbar }}
        />
        {/* preview-end */}
      </div>
    </ThemeProvider>
  );
}
