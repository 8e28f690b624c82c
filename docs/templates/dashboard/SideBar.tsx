import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import Brand from './Brand';
import PlaceTree from './PlaceTree';
import ViewList from './ViewList';

interface SideBarProps {
  /** Whether it is shown where there is no room for it beside the page. */
  open: boolean;
  onClose(): void;
}

export default function SideBar({ open, onClose }: SideBarProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const content = (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 2 }}>
      <Brand />
      <ViewList onChoose={onClose} />
      <Box component="section" aria-labelledby="places">
        <Typography
          id="places"
          component="h2"
          variant="body2"
          sx={{ px: 1, pb: 1, color: 'text.secondary' }}
        >
          Harbors
        </Typography>
        <PlaceTree onChoose={onClose} />
      </Box>
    </Box>
  );
  if (!isWide) {
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: { width: 280 } },
        }}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Box
      component="aside"
      aria-label="Views and harbors"
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        width: 248,
        flexShrink: 0,
        overflowY: 'auto',
        bgcolor: 'background.paper',
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {content}
    </Box>
  );
}
