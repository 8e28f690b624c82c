import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { today } from './equipment';

/** When a device is to be inspected; a day that has passed is marked. */
export default function InspectionDay({ day }: { day: string | null }) {
  if (!day) {
    return '–';
  }
  const text = dayjs(day).format('D MMM YYYY');
  return day < today ? (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'error.main' }}
    >
      {text}
      <WarningAmber titleAccess="Overdue" sx={{ fontSize: 18 }} />
    </Box>
  ) : (
    text
  );
}
