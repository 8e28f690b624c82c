import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Report } from './collectReport';
import { collectShares } from './collectShares';
import { formatMoney } from './formatMoney';
import Panel from './Panel';
import { useFilters } from './useFilters';

/** Who earned how much: harbors, or the boats of one. */
export default function ShareList({ report }: { report: Report }) {
  const { linkTo } = useFilters();
  const shares = collectShares(report);
  const most = Math.max(...shares.map(({ amount }) => amount), 1);
  return (
    <Panel title={report.place.children ? 'Revenue by harbor' : 'Revenue by boat'}>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {shares.map(({ id, label, amount, isPlace }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
              {isPlace ? (
                <Link {...linkTo({ place: id })} variant="body2" color="textPrimary">
                  {label}
                </Link>
              ) : (
                <Typography variant="body2">{label}</Typography>
              )}
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(amount)}
              </Typography>
            </Box>
            <Box sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover' }}>
              <Box
                sx={{ height: 6, borderRadius: 3, bgcolor: 'primary.main' }}
                style={{ width: `${(amount / most) * 100}%` }}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
