import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns, type GridResizeParams } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function ResizedGrid() {
  const [size, setSize] = React.useState('');
  // preview-start
  const showSize = ({ containerSize }: Partial<GridResizeParams>) =>
    setSize(
      containerSize ? `${Math.round(containerSize.width)} × ${containerSize.height} pixels` : '',
    );

  return (
    <div style={{ width: '100%', minHeight: 350 }}>
      <div style={{ resize: 'both', overflow: 'hidden', height: 300, width: '90%', padding: 8 }}>
        <DataGrid
          aria-label="Orders in a box that you can resize"
          rows={orders}
          columns={columns}
          onResize={showSize}
        />
      </div>
      {/* preview-end */}
      <Typography variant="body2" role="status">
        {size || 'Drag the corner of the box.'}
      </Typography>
    </div>
  );
}
