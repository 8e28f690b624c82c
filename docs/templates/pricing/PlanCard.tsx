import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import type { Choice } from './choice';
import formatPrice from './formatPrice';
import type { Plan } from './plans';
import toBill from './toBill';

interface PlanCardProps {
  plan: Plan;
  choice: Choice;
  /** Drawn as the one that fits most. */
  fits: boolean;
  onChoose(): void;
}

export default function PlanCard({ plan, choice, fits, onChoose }: PlanCardProps) {
  const { seat, total, saved } = toBill(plan, choice);
  const tooMany = plan.mostSeats !== undefined && choice.seats > plan.mostSeats;
  const price = (amount: number) => formatPrice(amount, choice.currency);
  const period = choice.period === 'yearly' ? 'a year' : 'a month';
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 3,
        borderColor: fits ? 'primary.main' : 'divider',
        boxShadow: fits ? (theme) => `0 0 0 1px ${theme.palette.primary.main}` : 'none',
      }}
    >
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}
      >
        <Typography variant="h6" component="h2" sx={{ fontWeight: 650 }}>
          {plan.name}
        </Typography>
        {fits && (
          <Typography variant="caption" sx={{ color: 'primary.main', fontWeight: 600 }}>
            Fits {choice.seats === 1 ? 'you' : `${choice.seats} people`}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '3em' }}>
        {plan.text}
      </Typography>
      <Typography
        sx={{ mt: 2, fontSize: 40, lineHeight: 1.2, fontWeight: 650, letterSpacing: '-0.03em' }}
      >
        {price(seat)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        per person per month
      </Typography>
      <Button
        variant={fits ? 'contained' : 'outlined'}
        disableElevation
        disabled={tooMany}
        onClick={onChoose}
      >
        {tooMany ? `For ${plan.mostSeats} people at most` : `Choose ${plan.name}`}
      </Button>
      <Typography
        variant="body2"
        sx={{ mt: 1, minHeight: '3em', textAlign: 'center', color: 'text.secondary' }}
      >
        {total > 0 && `${price(total)} ${period}`}
        {saved > 0 && `, ${price(saved)} less than by the month`}
        {total === 0 && 'No card needed'}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {plan.points.map((point) => (
          <Typography key={point} component="li" variant="body2" sx={{ display: 'flex', gap: 1 }}>
            <CheckIcon fontSize="small" color="primary" />
            {point}
          </Typography>
        ))}
      </Box>
    </Paper>
  );
}
