import type * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenuContainer,
  GridColumnPinningMenuItems,
  SortGridMenuItems,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 130 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 130 },
];

function MoveMenu(props: GridColumnMenuProps) {
  const { hideMenu, currentColumn: column } = props;
  // preview-start
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);
  const index = fields.indexOf(column.field);
  const moveTo = (event: React.MouseEvent, target: number) => {
    apiRef.current.setColumnIndex(column.field, target);
    hideMenu(event);
  };
  // preview-end
  return (
    <GridColumnMenuContainer {...props}>
      <SortGridMenuItems onClick={hideMenu} column={column} />
      <MenuItem disabled={index === 0} onClick={(event) => moveTo(event, index - 1)}>
        Move toward the start
      </MenuItem>
      <MenuItem
        disabled={index === fields.length - 1}
        onClick={(event) => moveTo(event, index + 1)}
      >
        Move toward the end
      </MenuItem>
      <GridColumnPinningMenuItems onClick={hideMenu} column={column} />
    </GridColumnMenuContainer>
  );
}

const components = { ColumnMenu: MoveMenu };

export default function ColumnMoves() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Stock with moves in the column menu"
        rows={stock}
        columns={columns}
        components={components}
        hideFooter
      />
    </Box>
  );
}
