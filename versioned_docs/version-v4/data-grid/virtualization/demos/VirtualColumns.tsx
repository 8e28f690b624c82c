import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const months = Array.from({ length: 60 }, (_, index) => new Date(2020, index, 1));
const format = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

// preview-start
const columns: GridColumns = [
  { field: 'item', headerName: 'Item', width: 170 },
  ...months.map((month, index) => ({
    field: `m${index}`,
    headerName: format.format(month),
    type: 'number',
    width: 130,
    valueGetter: ({ row }: { row: { id?: number } }) => ((row.id ?? 0) * 37 + index * 11) % 90,
  })),
];
// preview-end

const rows = ['Copper kettle', 'Folding saw', 'Linen apron', 'Solar lantern', 'Wool blanket'].map(
  (item, index) => ({ id: index + 1, item }),
);

export default function VirtualColumns() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Sales of five years by month"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
