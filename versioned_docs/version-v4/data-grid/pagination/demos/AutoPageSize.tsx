import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(320);
  return (
    <div style={{ width: '100%', minHeight: 480 }}>
      <Typography id="auto-page-height" variant="body2">
        Height
      </Typography>
      <Slider
        aria-labelledby="auto-page-height"
        value={height}
        min={220}
        max={420}
        onChange={(_, value) => setHeight(Number(value))}
      />
      {/* preview-start */}
      <div style={{ height }}>
        <DataGrid
          aria-label="Stock in pages that fit"
          rows={stock}
          columns={columns}
          autoPageSize
        />
      </div>
      {/* preview-end */}
    </div>
  );
}
