import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener, GridRowModesModel } from '@mui/x-data-grid';
import { createContact, contacts } from './contactServer';
import type { Contact } from './contactServer';

const columns: GridColDef<Contact>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
  { field: 'phone', headerName: 'Phone', width: 180, editable: true },
];

export default function AddedRow() {
  const [rows, setRows] = React.useState(contacts);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const isAdding = rows.some(({ id }) => id === 'new');
  // preview-start
  const add = () => {
    setRows([{ id: 'new', name: '', phone: '' }, ...rows]);
    setModes({ ...modes, new: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  };

  const save = async (contact: Contact) => {
    const saved = contact.id === 'new' ? await createContact(contact) : contact;
    setRows((all) => all.map((row) => (row.id === contact.id ? saved : row)));
    return contact;
  };

  const removeCanceled: GridEventListener<'rowEditStop'> = ({ id, reason }) => {
    if (id === 'new' && reason === 'escapeKeyDown') setRows((all) => all.slice(1));
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', height: 320, alignItems: 'flex-start' }}>
      <Button disabled={isAdding} onClick={add}>
        Add a contact
      </Button>
      <Box sx={{ width: '100%' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Contacts' } }}
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          processRowUpdate={save}
          onRowEditStop={removeCanceled}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
