import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { loadLines } from './orderLinesServer';
import type { OrderLine } from './orderLinesServer';

const columns: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Lines', renderHeader: undefined, width: 80 },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

// preview-start
function Lines({ order: { id, product, quantity } }: { order: Order }) {
  const [lines, setLines] = useState<OrderLine[] | Error>();

  useEffect(() => {
    let current = true;
    loadLines(id, product, quantity)
      .catch((error: Error) => error)
      .then((result) => current && setLines(result));
    return () => {
      current = false;
    };
  }, [id, product, quantity]);
  // preview-end

  return (
    <Box sx={{ px: 3, py: 1.5, minHeight: 70 }}>
      {lines === undefined && 'Loading…'}
      {lines instanceof Error && lines.message}
      {Array.isArray(lines) &&
        lines.map((line) => (
          <div key={line.id}>
            {line.pieces} × {line.article}, shelf {line.shelf}
          </div>
        ))}
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) => (
  <Lines order={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelLoadsLines() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with lines that load' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
