import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import Slider from '@material-ui/core/Slider';
import Typography from '@material-ui/core/Typography';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function SwitchedHeight() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);
  // preview-start
  const isShort = count <= 4;

  return (
    <div style={{ width: '100%', minHeight: 380 }}>
      <div style={{ height: isShort ? undefined : 300 }}>
        <DataGrid
          aria-label="Orders, at most 300 pixels high"
          rows={rows}
          columns={columns}
          autoHeight={isShort}
          hideFooter
        />
      </div>
      {/* preview-end */}
      <Typography id="switched-height-rows" variant="body2">
        Rows: {count}
      </Typography>
      <Slider
        aria-labelledby="switched-height-rows"
        value={count}
        min={1}
        max={12}
        onChange={(_, value) => setCount(Number(value))}
      />
    </div>
  );
}
