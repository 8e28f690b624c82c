import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_CHECKBOX_SELECTION_FIELD as CHECKS,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUPS,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import type { GridPinnedColumnFields } from '@mui/x-data-grid-premium';
import { firstOrders } from '../../data/firstOrders';
import { orderColumns } from './orderColumns';
import { OrderBookControls } from './OrderBookControls';

const slots = { toolbar: GridToolbar };
const slotProps = {
  main: { 'aria-label': 'Orders since June 2021' },
  toolbar: {
    showQuickFilter: true,
    csvOptions: { fileName: 'orders' },
    excelOptions: { fileName: 'orders' },
    printOptions: { disableToolbarButton: true },
  },
};
const initialState = { aggregation: { model: { quantity: 'sum', total: 'sum' } } };
const groupingColDef = { width: 190 };
const never = () => false;

export default function OrderBook() {
  const [choices, setChoices] = React.useState({
    count: 10_000,
    editable: true,
    headerFilters: false,
  });
  const [groups, setGroups] = React.useState<string[]>([]);
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: [CHECKS, 'id'],
  });
  const rows = React.useMemo(() => firstOrders(choices.count), [choices.count]);

  /** The column of the groups takes the place of the order's number. */
  const group = (model: string[]) => {
    const first = model.length > 0 ? GROUPS : 'id';
    const swap = (field: string) => (field === 'id' || field === GROUPS ? first : field);
    setGroups(model);
    setPinned(({ left, right }) => ({ left: left?.map(swap), right }));
  };

  return (
    <Box sx={{ height: 680, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <OrderBookControls
        choices={choices}
        onChoices={setChoices}
        grouped={groups.includes('country')}
        onGrouped={(grouped) => group(grouped ? ['country'] : [])}
      />
      <Box sx={{ flex: 1, minHeight: 0, '& .negative': { color: 'error.main' } }}>
        <DataGridPremium
          slots={slots}
          slotProps={slotProps}
          // preview-start
          rows={rows}
          columns={orderColumns}
          initialState={initialState}
          rowGroupingModel={groups}
          onRowGroupingModelChange={group}
          groupingColDef={groupingColDef}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          headerFilters={choices.headerFilters}
          isCellEditable={choices.editable ? undefined : never}
          disableClipboardPaste={!choices.editable}
          checkboxSelection
          disableRowSelectionOnClick
          cellSelection
          // preview-end
        />
      </Box>
    </Box>
  );
}
