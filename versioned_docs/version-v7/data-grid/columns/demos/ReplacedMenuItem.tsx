import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, GridColumnMenu, useGridApiContext, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'supplier', headerName: 'Supplier', width: 170 },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 130 },
];

// preview-start
function OnlyEmptyItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const handleClick = (event: React.MouseEvent<HTMLElement>) => {
    apiRef.current.setFilterModel({ items: [{ field: colDef.field, operator: 'isEmpty' }] });
    onClick(event);
  };
  return <MenuItem onClick={handleClick}>Show rows without a value</MenuItem>;
}

const itemSlots = { columnMenuFilterItem: OnlyEmptyItem };
// preview-end

function GapMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={itemSlots} />;
}

const slots = { toolbar: GridToolbar, columnMenu: GapMenu };

export default function ReplacedMenuItem() {
  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with a filter for missing values' } }}
        rows={stock}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
