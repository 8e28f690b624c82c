import * as React from 'react';
import {
  DataGrid,
  GridEvents,
  GridFooter,
  useGridSlotComponentProps,
  type GridCellParams,
  type GridColumns,
  type GridFilterModel,
  type MuiEvent,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 140 },
];

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const isKeyboardEvent = (event: object): event is MuiEvent<React.KeyboardEvent> => 'key' in event;

function KeyboardFooter() {
  const { apiRef } = useGridSlotComponentProps();
  React.useEffect(() => {
    // preview-start
    const move = ({ id, field }: GridCellParams, event: MuiEvent<object>) => {
      if (!isKeyboardEvent(event)) return;
      const step = steps[event.key];
      if (!step) return;
      event.defaultMuiPrevented = true;
      event.preventDefault();
      const { page, pageSize } = apiRef.current.getState().pagination;
      const visible = [...apiRef.current.getVisibleRowModels().keys()];
      const ids = visible.slice(page * pageSize, (page + 1) * pageSize);
      const position = ids.indexOf(id) + step;
      const next = ids[position];
      if (position < 0) apiRef.current.setColumnHeaderFocus(field);
      else if (next !== undefined) {
        apiRef.current.scrollToIndexes({ rowIndex: page * pageSize + position });
        apiRef.current.setCellFocus(next, field);
      }
      // preview-end
    };
    return apiRef.current.subscribeEvent(GridEvents.cellNavigationKeyDown, move, { isFirst: true });
  }, [apiRef]);
  return <GridFooter />;
}

export default function FilteredKeyboard() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'status', operatorValue: 'equals', value: 'open' }],
  });
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Open orders for the keyboard"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
        components={{ Footer: KeyboardFooter }}
      />
    </div>
  );
}
