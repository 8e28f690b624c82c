import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CairnMark from './CairnMark';
import { account } from './createPretendServer';
import Ridges from './Ridges';
import SignInForm from './SignInForm';

/** The sign-in of Cairn, a logbook for park rangers, and what follows it. */
export default function SignIn() {
  const [ranger, setRanger] = useState<{ name: string; stays: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const signedIn = Boolean(ranger);
  const before = useRef(signedIn);

  // What was focused is gone: reading goes on at the new heading.
  useEffect(() => {
    if (before.current !== signedIn) {
      heading.current?.focus();
    }
    before.current = signedIn;
  }, [signedIn]);

  return (
    <Box
      component="main"
      sx={{
        position: 'relative',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 3,
        minHeight: '100dvh',
        paddingInline: 2,
        paddingBlock: 4,
        '& .MuiButton-root': { textTransform: 'none' },
      }}
    >
      <Ridges />
      <Paper
        variant="outlined"
        sx={{ position: 'relative', width: 'min(420px, calc(100vw - 32px))', p: { xs: 3, sm: 5 } }}
      >
        <CairnMark />
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h5"
          component="h1"
          sx={{ mt: 2, fontWeight: 650, letterSpacing: '-0.01em', outline: 'none' }}
        >
          {ranger ? `Good to see you, ${ranger.name}` : 'Sign in to Cairn'}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
          {ranger
            ? 'Two trails wait for their report.'
            : 'The logbook of your park, kept together.'}
        </Typography>
        {ranger ? (
          <>
            <Typography variant="body2" sx={{ mb: 2 }}>
              {ranger.stays
                ? 'This browser stays signed in for 30 days.'
                : 'You are signed out when you close this browser.'}
            </Typography>
            <Button
              variant="outlined"
              color="inherit"
              fullWidth
              onClick={() => setRanger(undefined)}
            >
              Sign out
            </Button>
          </>
        ) : (
          <SignInForm onSignIn={(name, stays) => setRanger({ name, stays })} />
        )}
      </Paper>
      {!ranger && (
        <Typography
          variant="body2"
          sx={{ position: 'relative', textAlign: 'center', '& b': { whiteSpace: 'nowrap' } }}
        >
          To look around: <b>{account.email}</b> with <b>{account.password}</b>
        </Typography>
      )}
    </Box>
  );
}
