import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { manyOrders } from '../../data/manyOrders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function VirtualRows() {
  const box = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState(0);
  // preview-start
  React.useEffect(() => {
    const timer = setInterval(
      () => setCount(box.current?.querySelectorAll('.MuiDataGrid-row').length ?? 0),
      300,
    );
    return () => clearInterval(timer);
  }, []);

  return (
    <div ref={box} style={{ width: '100%' }}>
      <div style={{ height: 340 }}>
        <DataGrid aria-label="A thousand orders" rows={manyOrders} columns={columns} />
      </div>
      <Typography variant="body2">{count} rows in the document</Typography>
    </div>
  );
  // preview-end
}
