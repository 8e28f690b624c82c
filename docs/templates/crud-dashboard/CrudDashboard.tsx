import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Equipment } from './equipment';
import EquipmentList from './EquipmentList';
import NoticeBar, { type Notice } from './NoticeBar';
import PageHeader from './PageHeader';
import RecordDrawer from './RecordDrawer';
import RemoveDialog from './RemoveDialog';
import { equipmentServer } from './equipmentServer';

export default function CrudDashboard() {
  const [notice, setNotice] = React.useState<Notice | null>(null);
  const [removing, setRemoving] = React.useState<Equipment | null>(null);

  const restore = (item: Equipment) =>
    equipmentServer.restore(item).then(
      () => setNotice({ text: `${item.name} is back.` }),
      (error: Error) =>
        setNotice({
          text: error.message,
          isError: true,
          action: { label: 'Try again', run: () => restore(item) },
        }),
    );
  const tellRemoved = (item: Equipment) =>
    setNotice({
      text: `${item.name} was deleted.`,
      action: { label: 'Undo', run: () => restore(item) },
    });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={(theme) => ({
          minHeight: '100dvh',
          bgcolor: theme.palette.mode === 'dark' ? 'background.default' : 'grey.50',
          '& .MuiButton-root': { textTransform: 'none' },
        })}
      >
        <PageHeader />
        <Box
          component="main"
          sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, lg: 4 }, py: { xs: 2, md: 3 } }}
        >
          <EquipmentList onRemove={setRemoving} />
        </Box>
        <NoticeBar notice={notice} onClose={() => setNotice(null)} />
      </Box>
      <RecordDrawer
        onRemove={setRemoving}
        onSaved={({ name }) => setNotice({ text: `${name} was saved.` })}
      />
      <RemoveDialog item={removing} onClose={() => setRemoving(null)} onRemoved={tellRemoved} />
    </LocalizationProvider>
  );
}
