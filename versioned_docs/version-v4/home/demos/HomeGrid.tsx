import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'kite', headerName: 'Kite', flex: 1, minWidth: 105 },
  { field: 'span', headerName: 'Span (m)', type: 'number', width: 95, hideSortIcons: true },
  { field: 'tail', headerName: 'Tail', type: 'boolean', width: 75, hideSortIcons: true },
];

const rows = [
  { id: 1, kite: 'Paper Swift', span: 0.9, tail: true },
  { id: 2, kite: 'Red Delta', span: 2.4, tail: false },
  { id: 3, kite: 'Harbor Box', span: 1.6, tail: false },
  { id: 4, kite: 'Long Dragon', span: 3.2, tail: true },
  { id: 5, kite: 'Moth', span: 1.1, tail: true },
];

export default function HomeGrid() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Kites of the flying club"
        rows={rows}
        columns={columns}
        headerHeight={48}
        rowHeight={42}
        hideFooter
        disableColumnMenu
      />
      {/* preview-end */}
    </div>
  );
}
