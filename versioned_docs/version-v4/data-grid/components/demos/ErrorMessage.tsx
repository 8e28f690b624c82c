import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

const offline = { message: 'The warehouse can’t be reached.' };

export default function ErrorMessage() {
  // preview-start
  const [error, setError] = React.useState<typeof offline | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setError(error ? null : offline)}>
        {error ? 'Try again' : 'Lose the connection'}
      </Button>
      <div style={{ height: 300 }}>
        <DataGrid aria-label="Orders" rows={orders} columns={columns} error={error} />
      </div>
    </div>
  );
  // preview-end
}
