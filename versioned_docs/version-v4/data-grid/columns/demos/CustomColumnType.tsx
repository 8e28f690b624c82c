import { DataGrid, type GridColTypeDef, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

// preview-start
const euros: GridColTypeDef = {
  extendType: 'number',
  width: 140,
  valueFormatter: ({ value }) => (typeof value === 'number' ? format.format(value) : ''),
  cellClassName: ({ value }) => (Number(value) < 0 ? 'refund' : ''),
};

const columnTypes = { euros };

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'euros' },
];
// preview-end

export default function CustomColumnType() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders in euros"
        rows={orders}
        columns={columns}
        columnTypes={columnTypes}
      />
    </div>
  );
}
