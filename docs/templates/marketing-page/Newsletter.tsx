import { useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function checkEmail(email: string): string | undefined {
  if (!email.trim()) {
    return 'Enter your email address.';
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : 'Enter an address such as name@harbor.example.';
}

export default function Newsletter() {
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const [subscribed, setSubscribed] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const problem = checked ? checkEmail(email) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checkEmail(email)) {
      setChecked(true);
      input.current?.focus();
      return;
    }
    setSubscribed(email.trim());
    setChecked(false);
    setEmail('');
  };

  return (
    <Box
      id="newsletter"
      component="section"
      aria-labelledby="newsletter-title"
      sx={{
        scrollMarginBlockStart: 96,
        p: { xs: 3, md: 6 },
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    >
      <Typography
        id="newsletter-title"
        variant="h4"
        component="h2"
        sx={{ fontWeight: 680, letterSpacing: '-0.025em' }}
      >
        A newsletter with every spring tide
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary', maxWidth: '52ch' }}>
        Twice a month: what's new at the desk, and one harbor worth the detour.
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}
      >
        <TextField
          inputRef={input}
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={Boolean(problem)}
          helperText={problem}
          onChange={(event) => setEmail(event.target.value)}
          sx={{
            flex: '1 1 240px',
            maxWidth: 360,
            backgroundColor: 'background.default',
            borderRadius: 1,
          }}
        />
        <Button type="submit" variant="contained" disableElevation sx={{ minHeight: 56 }}>
          Subscribe
        </Button>
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {subscribed && `You're subscribed as ${subscribed}. Welcome aboard.`}
      </Typography>
    </Box>
  );
}
