import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

// preview-start
const model: GridPivotModel = {
  rows: [{ field: 'stall' }],
  columns: [{ field: 'day' }, { field: 'product', sort: 'asc' }],
  values: [{ field: 'pieces', aggFunc: 'sum' }],
};
// preview-end

const initialState = { pivoting: { enabled: true, model } };

export default function PivotTwoColumnLevels() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPremium
        aria-label="Pieces by stall, day and product"
        rows={sales}
        columns={saleColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
