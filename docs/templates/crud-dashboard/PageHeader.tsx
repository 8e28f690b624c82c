import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { connection } from './equipmentServer';
import ViewLinks from './ViewLinks';

/** The name of the register, its views, and a switch that shows what failures look like. */
export default function PageHeader() {
  const isConnected = connection.useValue();
  return (
    <Box
      component="header"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, lg: 4 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5, color: 'primary.main' }}>
          <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
            <path d="M9 2h6v2h-1v5.2l5.6 9.3A2.3 2.3 0 0 1 17.6 22H6.4a2.3 2.3 0 0 1-2-3.5L10 9.2V4H9zm1.4 9.6L8 15.5h8l-2.4-3.9z" />
          </svg>
          <Typography component="span" sx={{ color: 'text.primary', fontWeight: 650 }}>
            Alder Institute
          </Typography>
        </Box>
        <ViewLinks />
        <FormControlLabel
          label="Connection"
          control={
            <Switch
              size="small"
              checked={isConnected}
              onChange={(event, checked) => connection.write(checked)}
            />
          }
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginInlineStart: 'auto', marginInlineEnd: 0 }}
        />
      </Box>
    </Box>
  );
}
