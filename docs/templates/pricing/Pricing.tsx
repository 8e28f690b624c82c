import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import BillDialog from './BillDialog';
import ChoiceBar from './ChoiceBar';
import CompareTable from './CompareTable';
import PlanCard from './PlanCard';
import plans, { type Plan } from './plans';
import Questions from './Questions';
import SeatChart from './SeatChart';
import useChoice from './useChoice';

const sections = [
  { id: 'plans', name: 'Plans' },
  { id: 'compare', name: 'Compare' },
  { id: 'questions', name: 'Questions' },
];

/** From how many people on a workshop needs depots. */
const fleetFrom = 40;

/** What Waypoint, a planner for crews on the road, costs. */
export default function Pricing() {
  const [choice, setChoice] = useChoice();
  const [chosen, setChosen] = useState<Plan>();
  const fitting = choice.seats <= 3 ? 'solo' : choice.seats < fleetFrom ? 'crew' : 'fleet';
  return (
    <Container
      sx={{
        minHeight: '100dvh',
        paddingBlock: 3,
        '& .MuiButton-root, & .MuiToggleButton-root': { textTransform: 'none' },
      }}
    >
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: { xs: 5, md: 8 } }}
      >
        <Typography sx={{ fontWeight: 700, letterSpacing: '-0.02em', flexGrow: 1 }}>
          Waypoint
        </Typography>
        <Box component="nav" aria-label="On this page" sx={{ display: 'flex', gap: 3 }}>
          {sections.map(({ id, name }) => (
            <Link key={id} href={`#${id}`} color="text.secondary" underline="hover" variant="body2">
              {name}
            </Link>
          ))}
        </Box>
      </Box>
      <Box component="main" sx={{ display: 'grid', gap: { xs: 7, md: 10 } }}>
        <Box component="section" id="plans" aria-labelledby="title">
          <Typography
            id="title"
            variant="h3"
            component="h1"
            sx={{ fontSize: { xs: 34, md: 48 }, fontWeight: 680, letterSpacing: '-0.03em' }}
          >
            Pay for the people who drive
          </Typography>
          <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary', fontSize: 18 }}>
            Set how many you are. Every price on this page follows.
          </Typography>
          <ChoiceBar choice={choice} onChange={setChoice} />
          <Box
            component="ul"
            aria-label="Plans"
            sx={{
              m: 0,
              mt: 3,
              p: 0,
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { md: 'repeat(3, 1fr)' },
            }}
          >
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                choice={choice}
                fits={plan.id === fitting}
                onChoose={() => setChosen(plan)}
              />
            ))}
          </Box>
        </Box>
        <SeatChart choice={choice} />
        <CompareTable />
        <Questions />
      </Box>
      <Typography
        component="footer"
        variant="body2"
        sx={{
          mt: 8,
          pt: 3,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        Prices without tax. Waypoint is made up, and so is all that it sells.
      </Typography>
      {chosen && <BillDialog plan={chosen} choice={choice} onClose={() => setChosen(undefined)} />}
    </Container>
  );
}
