import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const statuses = [
  { value: 'open', label: 'To do' },
  { value: 'packed', label: 'Ready to ship' },
  { value: 'shipped', label: 'On its way' },
  { value: 'returned', label: 'Came back' },
];

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  // preview-start
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 170,
    valueOptions: statuses,
    valueFormatter: ({ value }) => statuses.find((status) => status.value === value)?.label,
  },
  // preview-end
];

export default function SelectLabels() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Orders by status" rows={orders} columns={columns} />
    </div>
  );
}
