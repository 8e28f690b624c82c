import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

interface StockItem {
  id: string;
  item: string;
  onHand: number;
  state: 'Short' | 'Fine' | 'Full';
}

const rows: StockItem[] = [
  { id: 'CK-05', item: 'Enamel camping mug', onHand: 640, state: 'Full' },
  { id: 'TL-02', item: 'Folding saw', onHand: -3, state: 'Short' },
  { id: 'TX-01', item: 'Wool blanket', onHand: 96, state: 'Fine' },
  { id: 'OD-04', item: 'Two-person hammock', onHand: 0, state: 'Short' },
];

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 100 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
  { field: 'state', headerName: 'State', width: 90 },
];

// preview-start
const getState = ({ row }: GridRowClassNameParams<StockItem>) => row.state;

const states: SxProps<Theme> = (theme) => ({
  '& .Short': { color: '#7b3306', backgroundColor: '#fef3c6' },
  '& .Full': { color: '#004f3b', backgroundColor: '#d0fae5' },
  ...theme.applyStyles('dark', {
    '& .Short': { color: '#fee685', backgroundColor: '#461901' },
    '& .Full': { color: '#a4f4cf', backgroundColor: '#002c22' },
  }),
});
// preview-end

export default function ConditionalRows() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with shortages' } }}
        rows={rows}
        columns={columns}
        getRowClassName={getState}
        sx={states}
        hideFooter
      />
    </Box>
  );
}
