import * as React from 'react';
import OpenInFullIcon from '@mui/icons-material/OpenInFull';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import SearchField from './SearchField';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

function ShortcutBar() {
  const [expanded, setExpanded] = React.useState(false);
  return (
    <Toolbar aria-label="Order tools">
      {/* preview-start */}
      <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
        <QuickFilterTrigger render={<ToolbarButton aria-label="Search" />}>
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        {expanded && <SearchField />}
      </QuickFilter>
      <ToolbarButton
        aria-label="Open the search"
        disabled={expanded}
        onClick={() => setExpanded(true)}
      >
        <OpenInFullIcon fontSize="small" />
      </ToolbarButton>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: ShortcutBar };

export default function SearchShortcut() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a search shortcut"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
