import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { DataGridPro, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

export default function PinnedByUser() {
  const [ids, setIds] = useState<readonly string[]>(['OD-01']);

  // preview-start
  const pinnedRows = useMemo(() => ({ top: stock.filter(({ id }) => ids.includes(id)) }), [ids]);
  const rows = useMemo(() => stock.filter(({ id }) => !ids.includes(id)), [ids]);
  // preview-end

  const columns = useMemo<GridColDef<StockItem>[]>(
    () => [
      {
        field: 'pin',
        headerName: 'Pin',
        type: 'actions',
        width: 70,
        getActions: ({ row: { id, item } }) => {
          const pinned = ids.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={pinned ? <PushPin color="primary" /> : <PushPinOutlined />}
              label={`${pinned ? 'Unpin' : 'Pin'} ${item} (${id})`}
              onClick={() => setIds(pinned ? ids.filter((other) => other !== id) : [...ids, id])}
            />,
          ];
        },
      },
      { field: 'id', headerName: 'Code', width: 90 },
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
      { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
    ],
    [ids],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock to pin' } }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
