import * as React from 'react';
import Button from '@material-ui/core/Button';
import LinearProgress from '@material-ui/core/LinearProgress';
import { DataGrid, GridOverlay, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

// preview-start
const LoadingBar = () => (
  <GridOverlay style={{ alignSelf: 'stretch', alignItems: 'flex-start', background: 'none' }}>
    <LinearProgress aria-label="Loading orders" style={{ width: '100%' }} />
  </GridOverlay>
);
// preview-end

export default function LoadingOverlay() {
  const [loading, setLoading] = React.useState(true);
  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Stop' : 'Load again'}</Button>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Orders that are loading"
          rows={orders}
          columns={columns}
          loading={loading}
          components={{ LoadingOverlay: LoadingBar }}
        />
      </div>
    </div>
  );
}
