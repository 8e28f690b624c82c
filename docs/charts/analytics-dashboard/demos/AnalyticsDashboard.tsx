import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BranchLegend } from './dashboard/BranchLegend';
import { FigureCard } from './dashboard/FigureCard';
import { FilterBar } from './dashboard/FilterBar';
import { formatPercent, formatSales, formatOrders } from './dashboard/formats';
import { MonthSlider } from './dashboard/MonthSlider';
import { OrdersChart } from './dashboard/OrdersChart';
import { SalesChart } from './dashboard/SalesChart';
import { ShareChart } from './dashboard/ShareChart';
import { useDashboard } from './dashboard/useDashboard';

const figuresSx: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  '@container (min-width: 480px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
};

const chartsSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '@container (min-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
};

export default function AnalyticsDashboard() {
  const dashboard = useDashboard();
  const { figures, filter, loading } = dashboard;
  const { orders, sales, solar } = figures.totals;
  return (
    <Box sx={{ containerType: 'inline-size', p: 1 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <div>
            <Typography component="h2" variant="h6">
              Shop figures
            </Typography>
            <Typography variant="body2" color="textSecondary" role="status">
              <bdi>{loading ? 'Loading the figures…' : `Figures for ${figures.name}`}</bdi>
            </Typography>
          </div>
          <FilterBar filter={filter} onChange={dashboard.change} />
        </Box>
        <Box sx={figuresSx}>
          <FigureCard label="Orders" {...orders} format={formatOrders} />
          <FigureCard label="Sales" {...sales} format={formatSales} />
          <FigureCard label="Solar share" {...solar} format={formatPercent} inPoints />
        </Box>
        {figures.isEmpty ? (
          <Paper
            variant="outlined"
            sx={{
              display: 'grid',
              placeItems: 'center',
              alignContent: 'center',
              gap: 2,
              height: 320,
            }}
          >
            <Typography>
              <bdi>This branch is closed in these months.</bdi>
            </Typography>
            <Button variant="outlined" onClick={() => dashboard.change({ period: 'year' })}>
              Show the whole year
            </Button>
          </Paper>
        ) : (
          <>
            <MonthSlider dashboard={dashboard} />
            <Box sx={chartsSx}>
              <OrdersChart dashboard={dashboard} />
              <BranchLegend dashboard={dashboard} />
              <SalesChart dashboard={dashboard} />
              <ShareChart dashboard={dashboard} />
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
