import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import { DataGrid, type GridCellParams, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

function ReorderEditor({ id, field, value, api, row }: GridCellParams) {
  const slider = React.useRef<HTMLElement>(null);
  React.useEffect(() => slider.current?.querySelector<HTMLElement>('[role=slider]')?.focus(), []);

  // preview-start
  return (
    <Slider
      ref={slider}
      aria-label={`Reorder ${row.item} at`}
      value={Number(value)}
      max={400}
      step={10}
      valueLabelDisplay="auto"
      onChange={(event, next) => api.setEditCellValue({ id, field, value: next }, event)}
      style={{ margin: '0 16px' }}
    />
  );
  // preview-end
}

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'reorderAt',
    headerName: 'Reorder at',
    type: 'number',
    width: 200,
    editable: true,
    renderEditCell: (params) => <ReorderEditor {...params} />,
  },
];

export default function CustomEditor() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Stock and when to reorder" rows={stock} columns={columns} />
    </div>
  );
}
