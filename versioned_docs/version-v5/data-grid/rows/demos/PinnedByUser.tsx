import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import IconButton from '@mui/material/IconButton';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

export default function PinnedByUser() {
  const [ids, setIds] = useState<readonly string[]>(['OD-01']);

  // preview-start
  const pinnedRows = useMemo(() => ({ top: stock.filter(({ id }) => ids.includes(id)) }), [ids]);
  const rows = useMemo(() => stock.filter(({ id }) => !ids.includes(id)), [ids]);
  // preview-end

  const columns = useMemo<GridColumns<StockItem>>(
    () => [
      {
        field: 'pin',
        headerName: 'Pin',
        width: 70,
        sortable: false,
        filterable: false,
        renderCell: ({ row: { id, item }, tabIndex }) => {
          const pinned = ids.includes(id);
          return (
            <IconButton
              size="small"
              tabIndex={tabIndex}
              aria-label={`${pinned ? 'Unpin' : 'Pin'} ${item} (${id})`}
              onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
              onClick={() => setIds(pinned ? ids.filter((other) => other !== id) : [...ids, id])}
            >
              {pinned ? <PushPin color="primary" /> : <PushPinOutlined />}
            </IconButton>
          );
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
        aria-label="Stock to pin"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        experimentalFeatures={{ rowPinning: true }}
        hideFooter
      />
    </Box>
  );
}
