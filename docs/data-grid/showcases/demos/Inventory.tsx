import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Undo from '@mui/icons-material/Undo';
import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { ChoiceField } from './controls/ChoiceField';
import { columns } from './inventory/columns';
import { createItems } from './inventory/createItems';
import type { Item } from './inventory/Item';
import { ItemDetail } from './inventory/ItemDetail';
import { useEdits } from './inventory/useEdits';

const renderDetail = ({ row }: GridRowParams<Item>) => <ItemDetail item={row} />;
const toDetailHeight = () => 'auto' as const;
const exported = { csvOptions: { fileName: 'inventory' }, excelOptions: { fileName: 'inventory' } };
const slotProps = { toolbar: exported };
const initialState = { aggregation: { model: { stock: 'sum', value: 'sum' } } };

export default function Inventory() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(1000);
  const items = React.useMemo(() => createItems(count), [count]);
  const edits = useEdits(apiRef);
  const handleKey: GridEventListener<'cellKeyDown'> = ({ cellMode }, event) => {
    if (cellMode === 'view' && event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      edits.undo();
    }
  };
  const handleCount = (next: number) => {
    edits.forget();
    setCount(next);
  };
  return (
    <Box sx={{ height: 640, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: 1 }}>
        <ChoiceField
          label="Parts"
          value={count}
          options={[100, 1000, 10_000, 100_000]}
          onChange={handleCount}
        />
        <Button
          startIcon={<Undo />}
          onClick={edits.undo}
          disabled={edits.count === 0}
          aria-keyshortcuts="Control+Z Meta+Z"
        >
          Undo
        </Button>
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {edits.message}
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, containerType: 'inline-size' }}>
        {/* preview-start */}
        <DataGridPremium
          apiRef={apiRef}
          label="Inventory"
          rows={items}
          columns={columns}
          processRowUpdate={edits.save}
          onCellKeyDown={handleKey}
          getDetailPanelContent={renderDetail}
          getDetailPanelHeight={toDetailHeight}
          initialState={initialState}
          slotProps={slotProps}
          showToolbar
          disableClipboardPaste
          disablePivoting
          disableRowGrouping
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
