import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const orderColumns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const stockColumns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function GridInTab() {
  const [tab, setTab] = React.useState('orders');
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={tab} onChange={(_, value) => setTab(value)} aria-label="Lists">
        <Tab value="orders" label="Orders" id="orders-tab" aria-controls="list-panel" />
        <Tab value="stock" label="Stock" id="stock-tab" aria-controls="list-panel" />
      </Tabs>
      {/* preview-start */}
      <Box
        role="tabpanel"
        id="list-panel"
        aria-labelledby={`${tab}-tab`}
        sx={{ height: 300, pt: 1 }}
      >
        {tab === 'orders' ? (
          <DataGrid aria-label="Orders" rows={orders} columns={orderColumns} hideFooter />
        ) : (
          <DataGrid aria-label="Stock" rows={stock} columns={stockColumns} hideFooter />
        )}
      </Box>
      {/* preview-end */}
    </Box>
  );
}
