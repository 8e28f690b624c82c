import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const rows = stock.slice(0, 9);

export default function OpenOneGroup() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['warehouse'] } },
  });

  // preview-start
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (opened.type === 'group' && opened.childrenExpanded) {
          Object.values(gridRowTreeSelector(apiRef)).forEach((node) => {
            const isSibling = node.parent === opened.parent && node.id !== opened.id;
            if (isSibling && node.type === 'group' && node.childrenExpanded) {
              apiRef.current?.setRowChildrenExpansion(node.id, false);
            }
          });
        }
      }),
    [apiRef],
  );
  // preview-end

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Stock with one warehouse open' } }}
        rows={rows}
        columns={columns}
        experimentalFeatures={{ ariaV8: true }}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
