import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { MouseEvent } from 'react';
import { views } from './readFilters';
import { useFilters } from './useFilters';
import { viewTitles } from './viewTitles';

const icons = {
  overview: <InsightsOutlined fontSize="small" />,
  bookings: <EventNoteOutlined fontSize="small" />,
  fleet: <DirectionsBoatOutlined fontSize="small" />,
};

/** Links to the views. */
export default function ViewList({ onChoose }: { onChoose(): void }) {
  const { view: current, linkTo } = useFilters();
  return (
    <nav aria-label="Views">
      <List dense disablePadding>
        {views.map((view) => {
          const { href, onClick } = linkTo({ view });
          const choose = (event: MouseEvent) => {
            onClick(event);
            onChoose();
          };
          return (
            <ListItem key={view} disablePadding>
              <ListItemButton
                component="a"
                href={href}
                onClick={choose}
                selected={view === current}
                aria-current={view === current ? 'page' : undefined}
                sx={{ borderRadius: 1, px: 1, mb: 0.5 }}
              >
                <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icons[view]}</ListItemIcon>
                <ListItemText primary={viewTitles[view]} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </nav>
  );
}
