import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColumns,
  type GridLocaleText,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

// preview-start
const localeText: Partial<GridLocaleText> = {
  toolbarColumns: 'Choose columns',
  toolbarColumnsLabel: 'Choose columns',
  noRowsLabel: 'No orders',
  footerRowSelected: (count) => (count === 1 ? 'One order selected' : `${count} orders selected`),
  MuiTablePagination: {
    labelDisplayedRows: ({ from, to, count }) => `Orders ${from} to ${to} of ${count}`,
  },
};
// preview-end

const Toolbar = () => (
  <GridToolbarContainer>
    <GridToolbarColumnsButton />
  </GridToolbarContainer>
);

export default function OwnTexts() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders with other texts"
        rows={orders}
        columns={columns}
        checkboxSelection
        localeText={localeText}
        components={{ Toolbar }}
      />
    </div>
  );
}
