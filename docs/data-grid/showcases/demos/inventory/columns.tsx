import { GRID_DETAIL_PANEL_TOGGLE_COL_DEF, type GridColDef } from '@mui/x-data-grid-premium';
import { checkValue } from './checkValue';
import { EditCell } from './EditCell';
import { categories, type Item } from './Item';
import { StatusCell } from './StatusCell';
import { statuses, toStatus } from './toStatus';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const formatMoney = (value?: number) => (value === undefined ? '' : money.format(value));

/** What columns have that are typed into: each value is checked while it is typed. */
const toEditable = (field: string): Partial<GridColDef<Item>> => ({
  field,
  editable: true,
  renderEditCell: (params) => <EditCell {...params} />,
  preProcessEditCellProps: ({ props }) => ({ ...props, error: checkValue(field, props.value) }),
});

export const columns: GridColDef<Item>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    renderHeader: () => <span role="img" aria-label="Details" />,
  },
  {
    ...toEditable('name'),
    field: 'name',
    headerName: 'Part',
    renderCell: ({ value, rowNode }) => (rowNode.type === 'pinnedRow' ? 'Total' : value),
    flex: 1,
    minWidth: 180,
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    editable: true,
    width: 110,
  },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    valueGetter: (_, row) => toStatus(row),
    renderCell: StatusCell,
    display: 'flex',
    width: 120,
  },
  { ...toEditable('stock'), field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  {
    ...toEditable('reorderAt'),
    field: 'reorderAt',
    headerName: 'Reorder at',
    type: 'number',
    width: 110,
  },
  {
    ...toEditable('price'),
    field: 'price',
    headerName: 'Price',
    type: 'number',
    valueFormatter: formatMoney,
    width: 100,
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    valueGetter: (_, { stock, price }) => stock * price,
    valueFormatter: formatMoney,
    width: 140,
  },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 110 },
];
