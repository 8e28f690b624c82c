import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = Array.from({ length: 40 }, (_, index) => ({
  field: `week${index + 1}`,
  headerName: `Week ${index + 1}`,
  type: 'number',
  width: 120,
}));

const rows = [1, 2, 3, 4].map((id) =>
  Object.fromEntries([['id', id], ...columns.map(({ field }, index) => [field, id * 10 + index])]),
);

export default function ColumnBuffer() {
  const box = React.useRef<HTMLDivElement>(null);
  const [buffer, setBuffer] = React.useState(2);
  const [count, setCount] = React.useState(0);
  React.useEffect(() => {
    const timer = setInterval(() => {
      const [row] = box.current?.querySelectorAll('.MuiDataGrid-row') ?? [];
      setCount(row?.querySelectorAll('[role=cell]').length ?? 0);
    }, 300);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={box} style={{ width: '100%' }}>
      <Typography id="column-buffer">Buffer: {buffer}</Typography>
      <Slider
        aria-labelledby="column-buffer"
        value={buffer}
        max={20}
        onChange={(_, value) => setBuffer(Number(value))}
      />
      <div style={{ height: 290 }}>
        {/* preview-start */}
        <DataGrid
          key={buffer}
          aria-label="Sales by week"
          rows={rows}
          columns={columns}
          columnBuffer={buffer}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography variant="body2">{count} cells in the first row</Typography>
    </div>
  );
}
