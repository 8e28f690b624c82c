import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { Bucket } from './collectBuckets';
import type { Figure } from './collectReport';

function Change({ change }: { change: number | null }) {
  if (change === null) {
    return 'No earlier data to compare with';
  }
  const percent = Math.round(Math.abs(change) * 100);
  if (percent === 0) {
    return 'Same as previous period';
  }
  const Arrow = change > 0 ? ArrowUpward : ArrowDownward;
  return (
    <bdi>
      <Box
        component="span"
        sx={{
          color: change > 0 ? 'success.main' : 'error.main',
          fontWeight: 600,
          whiteSpace: 'nowrap',
        }}
      >
        <Arrow aria-hidden sx={{ fontSize: 14, verticalAlign: '-2px' }} />
        {` ${percent}% ${change > 0 ? 'up' : 'down'}`}
      </Box>
      {' vs. previous period'}
    </bdi>
  );
}

interface FigureCardProps {
  figure: Figure;
  buckets: Bucket[];
}

export default function FigureCard({ figure, buckets }: FigureCardProps) {
  const { palette } = useTheme();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
        {figure.label}
      </Typography>
      <Typography
        component="p"
        sx={{ my: 0.5, fontSize: { xs: 24, sm: 30 }, fontWeight: 650, lineHeight: 1.25 }}
      >
        {figure.format(figure.value)}
      </Typography>
      <Typography component="p" variant="caption" sx={{ color: 'text.secondary', minHeight: 20 }}>
        <Change change={figure.change} />
      </Typography>
      {/* The figure in words is above; the line only shows its course. */}
      <Box aria-hidden sx={{ mt: 1 }}>
        <SparkLineChart
          data={figure.series}
          xAxis={{ scaleType: 'point', data: buckets.map(({ label }) => label) }}
          valueFormatter={(value) => (value === null ? '' : figure.format(value))}
          color={palette.primary.main}
          height={48}
          curve="monotoneX"
          area
          showHighlight
          showTooltip
          sx={{ '& .MuiAreaElement-root': { opacity: 0.12 } }}
        />
      </Box>
    </Paper>
  );
}
