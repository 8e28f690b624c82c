import {
  DataGrid,
  GridFooter,
  useGridSlotComponentProps,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

// preview-start
function TotalFooter() {
  const { rows, state } = useGridSlotComponentProps();
  const selected = rows.filter(({ id }) => state.selection.includes(id));
  const total = selected.reduce((sum, row) => sum + row.total, 0);
  return (
    <>
      <div role="status" style={{ padding: '12px 16px 0' }}>
        Selected: {total.toLocaleString('en-US')} €
      </div>
      <GridFooter />
    </>
  );
}
// preview-end

export default function SelectedTotal() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with the total of the selected ones"
        rows={orders}
        columns={columns}
        checkboxSelection
        components={{ Footer: TotalFooter }}
      />
    </div>
  );
}
