import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  phone: string;
  version: number;
}

const contacts: Contact[] = [
  { id: 1, name: 'Ana Lima', phone: '+55 11 5555 0142', version: 3 },
  { id: 2, name: 'Jörg Weiß', phone: '+49 30 5550 0171', version: 1 },
  { id: 3, name: '田中 陽菜', phone: '+81 3 5550 0114', version: 1 },
];

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'phone', headerName: 'Phone', width: 180, editable: true },
  { field: 'version', headerName: 'Version', type: 'number', width: 90 },
];

// preview-start
/** Your server cleans up what users type, and counts the versions. */
async function saveContact(contact: Contact): Promise<Contact> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const phone = contact.phone.replace(/[^\d+]+/g, ' ').trim();
  return { ...contact, phone, version: contact.version + 1 };
}
// preview-end

export default function NormalizedByServer() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Contacts"
        rows={contacts}
        columns={columns}
        processRowUpdate={saveContact}
        hideFooter
      />
    </Box>
  );
}
