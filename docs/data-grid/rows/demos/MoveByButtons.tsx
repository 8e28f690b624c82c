import Box from '@mui/material/Box';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { DataGridPro, GRID_REORDER_COL_DEF, useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function MoveButtons({ id, row, tabIndex }: GridRenderCellParams<StockItem>) {
  const apiRef = useGridApiContext();
  const move = (step: -1 | 1) => {
    const target = apiRef.current.getAllRowIds().length - 1;
    const index = apiRef.current.getRowIndexRelativeToVisibleRows(id) + step;
    apiRef.current.setRowIndex(id, Math.min(Math.max(index, 0), target));
  };
  // preview-end

  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`Move ${row.item} (${id}) up`}
        onClick={() => move(-1)}
      >
        <ArrowUpward fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Move ${row.item} (${id}) down`}
        onClick={() => move(1)}
      >
        <ArrowDownward fontSize="inherit" />
      </IconButton>
    </>
  );
}

const columns: GridColDef<StockItem>[] = [
  { ...GRID_REORDER_COL_DEF, headerName: 'Drag', renderHeader: undefined, width: 70 },
  { field: 'id', headerName: 'Code', width: 75, sortable: false },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 85, sortable: false },
  {
    field: 'move',
    headerName: 'Move',
    width: 90,
    sortable: false,
    renderCell: (params) => <MoveButtons {...params} />,
  },
];

const rows = stock.slice(0, 6);

export default function MoveByButtons() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Stock with buttons to move rows"
        rows={rows}
        columns={columns}
        rowReordering
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
