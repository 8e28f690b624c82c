import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const checkCount = ({ props, row }: GridPreProcessEditCellProps<number, StockItem>) => {
  const error = (props.value ?? 0) < row.reserved;
  return { ...props, error, message: error ? `${row.reserved} are reserved` : '' };
};

function CountEditCell({ message, ...params }: GridRenderEditCellParams<StockItem, number>) {
  const htmlInput = { 'aria-label': message ? `On hand: ${message}` : 'On hand' };
  return (
    <Tooltip open={Boolean(message)} title={message ?? ''} arrow describeChild>
      <Box sx={{ display: 'flex', width: '100%' }}>
        <GridEditInputCell {...params} slotProps={{ root: { slotProps: { htmlInput } } }} />
      </Box>
    </Tooltip>
  );
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: checkCount,
    renderEditCell: (params) => <CountEditCell {...params} />,
  },
];

export default function ErrorInTooltip() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Stock with error messages" rows={stock} columns={columns} />
    </Box>
  );
}
