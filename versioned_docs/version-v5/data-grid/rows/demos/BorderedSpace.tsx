import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
const getRowSpacing = () => ({ bottom: 6 });

const sx = {
  [`& .${gridClasses.row}`]: {
    boxSizing: 'content-box', // The border adds to the row's height.
    borderBottomStyle: 'solid',
    borderBottomColor: 'action.selected',
  },
};
// preview-end

export default function BorderedSpace() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock with thick lines between rows"
        rows={stock}
        columns={columns}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
