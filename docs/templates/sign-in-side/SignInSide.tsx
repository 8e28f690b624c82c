import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CodeStep from './CodeStep';
import createPretendServer from './createPretendServer';
import PasswordStep from './PasswordStep';
import Side from './Side';

const titles = {
  password: { title: 'Sign in to Nightjar', text: 'With the account of your observatory.' },
  code: { title: 'One more thing', text: 'Open the app on your phone and copy its code.' },
  inside: { title: 'Good evening, Vera', text: 'Three telescopes opened their domes tonight.' },
};

/** The sign-in of Nightjar, a log for small observatories, beside a map of the sky. */
export default function SignInSide() {
  const [server] = useState(createPretendServer);
  const [step, setStep] = useState<keyof typeof titles>('password');
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);

  // What was focused is gone: reading goes on at the new heading.
  useEffect(() => {
    if (before.current !== step) {
      heading.current?.focus();
    }
    before.current = step;
  }, [step]);

  const checkPassword = async (email: string, password: string) => {
    const answer = await server.checkPassword(email, password);
    if (answer.kind === 'right') {
      setStep('code');
    }
    return answer;
  };
  const checkCode = async (code: string) => {
    const answer = await server.checkCode(code);
    if (answer.kind === 'right') {
      setStep('inside');
    } else if (answer.kind === 'locked') {
      setStep('password');
    }
    return answer;
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(440px, 2fr)', lg: '1fr 1fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: 'auto' },
        minHeight: '100dvh',
        '& .MuiButton-root': { textTransform: 'none' },
      }}
    >
      <Side />
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          p: { xs: 3, md: 6 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h4"
            component="h1"
            sx={{ fontWeight: 650, letterSpacing: '-0.02em', outline: 'none' }}
          >
            {titles[step].title}
          </Typography>
          <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
            {titles[step].text}
          </Typography>
          {step === 'password' && <PasswordStep onCheck={checkPassword} />}
          {step === 'code' && <CodeStep onCheck={checkCode} onBack={() => setStep('password')} />}
          {step === 'inside' && (
            <Button variant="outlined" onClick={() => setStep('password')}>
              Sign out
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
