import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 120 },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 120 },
];

/** The columns that close: the first one stays, so the header does, too. */
const details = ['reserved', 'reorderAt'];

function PiecesHeader({ headerName }: GridColumnGroupHeaderParams) {
  // preview-start
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const isOpen = model.reserved !== false;
  const toggle = () =>
    details.forEach((field) => apiRef.current.setColumnVisibility(field, !isOpen));
  // preview-end
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {headerName}
      <IconButton
        size="small"
        aria-label="Details of pieces"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      </IconButton>
    </Box>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Article', children: [{ field: 'item' }] },
  {
    groupId: 'Pieces',
    renderHeaderGroup: PiecesHeader,
    children: [{ field: 'onHand' }, { field: 'reserved' }, { field: 'reorderAt' }],
  },
];

export default function CollapsibleGroup() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with a group that closes' } }}
        rows={stock}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
