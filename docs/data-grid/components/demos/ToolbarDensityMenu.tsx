import * as React from 'react';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const choose = (value: GridDensity) => {
    setOpen(false);
    apiRef.current.setDensity(value);
  };
  return (
    <Toolbar aria-label="Order tools">
      {/* preview-start */}
      <ToolbarButton
        ref={button}
        aria-label="Row density"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <DensityMediumIcon fontSize="small" />
      </ToolbarButton>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {densities.map((value) => (
          <MenuItem key={value} selected={value === density} onClick={() => choose(value)}>
            {value}
          </MenuItem>
        ))}
      </Menu>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: DensityToolbar };

export default function ToolbarDensityMenu() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a choice of density"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
