import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 120 },
];

export default function TwoConditions() {
  const [onlyOpen, setOnlyOpen] = React.useState(true);
  const [onlyUnpaid, setOnlyUnpaid] = React.useState(true);
  // preview-start
  const rows = React.useMemo(
    () =>
      orders.filter(
        ({ status, paid }) => (!onlyOpen || status === 'open') && (!onlyUnpaid || !paid),
      ),
    [onlyOpen, onlyUnpaid],
  );
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Open"
        control={<Switch checked={onlyOpen} onChange={(_, checked) => setOnlyOpen(checked)} />}
      />
      <FormControlLabel
        label="Not paid"
        control={<Switch checked={onlyUnpaid} onChange={(_, checked) => setOnlyUnpaid(checked)} />}
      />
      <div style={{ height: 320 }}>
        <DataGrid aria-label="Orders by two conditions" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
