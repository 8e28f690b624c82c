import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  useGridSlotComponentProps,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

// preview-start
function OpenFooter({ label }: { label: string }) {
  const { rows } = useGridSlotComponentProps();
  const open = rows.filter((row) => row.status === 'open');
  const total = open.reduce((sum, row) => sum + row.total, 0);
  return (
    <GridFooterContainer>
      <span style={{ padding: '0 16px' }}>
        {label}: {total.toLocaleString('en-US')} €
      </span>
      <GridPagination />
    </GridFooterContainer>
  );
}
// preview-end

export default function OpenTotalFooter() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders with the total of the open ones"
        rows={orders}
        columns={columns}
        components={{ Footer: OpenFooter }}
        componentsProps={{ footer: { label: 'Open' } }}
      />
    </div>
  );
}
