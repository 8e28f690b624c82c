import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbarContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

const rows = [
  { id: 1041, customer: 'Ana Lima' },
  { id: 1050, customer: 'Ольга Смирнова' },
];
const columns: GridColDef[] = [{ field: 'customer', headerName: 'Customer', flex: 1 }];

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    note?: string;
    onNote?: (note: string) => void;
  }
}

function NoteToolbar({ note = '', onNote }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer>
      <TextField
        size="small"
        label="Note"
        value={note}
        onChange={(event) => onNote?.(event.target.value)}
      />
    </GridToolbarContainer>
  );
}

const stable = { toolbar: NoteToolbar };

export default function InlineSlot() {
  const [note, setNote] = React.useState('');
  const [isInline, setInline] = React.useState(false);
  const slotProps = {
    toolbar: { note, onNote: setNote },
    main: { 'aria-label': 'Orders' },
  };
  // preview-start
  const inline = { toolbar: () => <NoteToolbar {...slotProps.toolbar} /> };
  const slots = isInline ? inline : stable;
  // preview-end

  return (
    <div>
      <FormControlLabel
        label="Define the slot inline"
        control={
          <Switch checked={isInline} onChange={(event) => setInline(event.target.checked)} />
        }
      />
      <div style={{ height: 230 }}>
        <DataGrid rows={rows} columns={columns} slots={slots} slotProps={slotProps} hideFooter />
      </div>
    </div>
  );
}
