import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF, useGridApiRef } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridRowId } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    renderHeader: undefined,
    width: 80,
  },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.quantity} × {row.product}
  </Typography>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function RestoredPanels() {
  const apiRef = useGridApiRef();
  const [stored, setStored] = useState('[1042]');

  // preview-start
  const store = () => setStored(JSON.stringify(apiRef.current.getExpandedDetailPanels()));
  const restore = () => {
    const ids: GridRowId[] = JSON.parse(stored);
    apiRef.current?.setExpandedDetailPanels(ids);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={store}>
        Store
      </Button>
      <Button size="small" onClick={restore}>
        Restore
      </Button>
      <Typography variant="body2" component="span" sx={{ ml: 1 }}>
        Stored: {stored}
      </Typography>
      <Box sx={{ height: 370, mt: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders with panels to restore"
          rows={orders}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </Box>
    </Box>
  );
}
