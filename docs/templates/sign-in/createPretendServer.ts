/** The account that this template knows. */
export const account = { email: 'ranger@cairn.example', password: 'walk-the-ridge', name: 'Ada' };

export type Answer =
  | { kind: 'welcome'; name: string }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'locked'; seconds: number };

const allowedTries = 3;
const lockSeconds = 30;

/** Stands in for your own server: answers late, counts wrong passwords, and then locks for a while. */
export default function createPretendServer() {
  let tries = 0;
  let lockedUntil = 0;
  return async function signIn(email: string, password: string): Promise<Answer> {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const now = Date.now();
    if (now < lockedUntil) {
      return { kind: 'locked', seconds: Math.ceil((lockedUntil - now) / 1000) };
    }
    if (email.toLowerCase() === account.email && password === account.password) {
      tries = 0;
      return { kind: 'welcome', name: account.name };
    }
    tries += 1;
    if (tries < allowedTries) {
      return { kind: 'wrong', triesLeft: allowedTries - tries };
    }
    tries = 0;
    lockedUntil = now + lockSeconds * 1000;
    return { kind: 'locked', seconds: lockSeconds };
  };
}
