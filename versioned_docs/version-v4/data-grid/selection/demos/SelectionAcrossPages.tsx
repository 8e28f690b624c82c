import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns, type GridSelectionModel } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function SelectionAcrossPages() {
  const [page, setPage] = React.useState(0);
  const rows = React.useMemo(() => orders.slice(page * 4, page * 4 + 4), [page]);
  // preview-start
  const [selected, setSelected] = React.useState<GridSelectionModel>([1042]);
  const onPage = React.useMemo(
    () => selected.filter((id) => rows.some((row) => row.id === id)),
    [selected, rows],
  );
  const select = (model: GridSelectionModel) =>
    setSelected((old) => [
      ...old.filter((id) => !rows.some((row) => row.id === id)),
      ...model.filter((id) => rows.some((row) => row.id === id)),
    ]);
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 319 }}>
        <DataGrid
          aria-label="Orders, selected across pages"
          rows={rows}
          rowCount={orders.length}
          columns={columns}
          checkboxSelection
          hideFooterSelectedRowCount
          paginationMode="server"
          page={page}
          onPageChange={(next) => setPage(next)}
          pageSize={4}
          rowsPerPageOptions={[4]}
          selectionModel={onPage}
          onSelectionModelChange={select}
        />
      </div>
      <Typography role="status">{selected.length} selected on all pages</Typography>
    </div>
  );
}
