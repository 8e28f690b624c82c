import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 150 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 120 },
];

const ReportSum = React.createContext<(text: string) => void>(() => {});

// preview-start
function SumItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const report = React.useContext(ReportSum);
  const handleClick = (event: React.MouseEvent<HTMLElement>) => {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const sum = ids.reduce<number>((t, id) => t + apiRef.current.getCellValue(id, colDef.field), 0);
    report(`${colDef.headerName}: ${sum.toLocaleString('en-US')}`);
    onClick(event);
  };
  return (
    <MenuItem onClick={handleClick}>
      <ListItemIcon aria-hidden>Σ</ListItemIcon>
      <ListItemText>Sum</ListItemText>
    </MenuItem>
  );
}
// preview-end

const itemSlots = { columnMenuSumItem: SumItem };
const itemSlotProps = { columnMenuSumItem: { displayOrder: 15 } };

function SumMenu(props: GridColumnMenuProps) {
  const isNumber = props.colDef.type === 'number';
  return (
    <GridColumnMenu
      {...props}
      slots={isNumber ? itemSlots : undefined}
      slotProps={isNumber ? itemSlotProps : undefined}
    />
  );
}

const slots = { columnMenu: SumMenu };

export default function AddedMenuItem() {
  const [text, setText] = React.useState('Choose Sum in the menu of On hand or Reserved');
  return (
    <ReportSum.Provider value={setText}>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock with a sum in the column menu' } }}
          rows={stock}
          columns={columns}
          slots={slots}
          hideFooter
        />
      </Box>
      <Alert severity="info" role="status" sx={{ mt: 1 }}>
        {text}
      </Alert>
    </ReportSum.Provider>
  );
}
