import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface FeatureProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Feature({ title, text, children }: FeatureProps) {
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box
        sx={{
          height: 160,
          p: 3,
          mb: 2,
          display: 'grid',
          alignItems: 'center',
          borderRadius: 1,
          backgroundColor: 'action.hover',
        }}
      >
        {children}
      </Box>
      <Typography variant="h6" component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
    </Box>
  );
}

const takings = [4, 5, 5, 7, 9, 12, 16, 21, 22, 15, 9, 6];
const waiting = [9, 8, 8, 6, 5, 5, 3, 3, 2, 1, 1];

/** What the product does, each with a small chart of it. */
export default function Features() {
  const { palette } = useTheme();
  const color = palette.primary.main;
  return (
    <Box
      id="features"
      component="section"
      aria-labelledby="features-title"
      sx={{ scrollMarginBlockStart: 96 }}
    >
      <Typography
        id="features-title"
        variant="h4"
        component="h2"
        sx={{ mb: 4, fontWeight: 680, letterSpacing: '-0.025em' }}
      >
        Less radio, more harbor
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 4,
          listStyle: 'none',
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        <Feature
          title="Every berth counted"
          text="Length, draft and wish are set against what is free. The desk proposes, you decide."
        >
          <Gauge
            aria-label="78 percent of the berths are taken"
            height={120}
            value={78}
            startAngle={-110}
            endAngle={110}
            text="78 %"
            sx={{
              '& .MuiGauge-valueArc': { fill: color },
              '& .MuiGauge-valueText': { fontSize: 20 },
            }}
          />
        </Feature>
        <Feature
          title="The season in view"
          text="What was taken in, by month and by pier, ready for the one meeting of the year."
        >
          <SparkLineChart
            aria-label="Takings by month"
            data={takings}
            plotType="bar"
            height={112}
            color={color}
          />
        </Feature>
        <Feature
          title="Shorter queues"
          text="Guests book the last mile at sea. By the time they see the light, they have a number."
        >
          <SparkLineChart
            aria-label="Boats that wait, by week"
            data={waiting}
            height={112}
            curve="stepAfter"
            area
            color={color}
            sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.2 } }}
          />
        </Feature>
      </Box>
    </Box>
  );
}
