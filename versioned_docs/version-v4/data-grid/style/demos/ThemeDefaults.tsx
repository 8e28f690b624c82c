import { ThemeProvider, type Theme } from '@material-ui/core/styles';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 160 },
];

// preview-start
const gridDefaults = {
  MuiDataGrid: { showCellRightBorder: true, disableColumnMenu: true },
};
const gridStyles = {
  MuiDataGrid: { root: { '& .MuiDataGrid-columnHeaderTitle': { textTransform: 'uppercase' } } },
};

const withGridStyles = (theme: Theme): Theme => ({
  ...theme,
  props: { ...theme.props, ...gridDefaults },
  overrides: { ...theme.overrides, ...gridStyles },
});
// preview-end

export default function ThemeDefaults() {
  return (
    <ThemeProvider theme={withGridStyles}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid aria-label="Orders, styled by the theme" rows={orders} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
