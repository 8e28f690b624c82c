import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

// preview-start
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

const columns: GridColumns = [
  { field: 'customer', headerName: 'Kundin oder Kunde', flex: 1, minWidth: 170 },
  {
    field: 'total',
    headerName: 'Summe',
    type: 'number',
    width: 140,
    valueFormatter: ({ value }) => euros.format(Number(value)),
  },
  // preview-end
  {
    field: 'ordered',
    headerName: 'Bestellt',
    type: 'date',
    width: 140,
    valueFormatter: ({ value }) => (value instanceof Date ? days.format(value) : ''),
  },
];

export default function LocaleValues() {
  return (
    <div lang="de" style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Bestellungen" rows={orders} columns={columns} hideFooter />
    </div>
  );
}
