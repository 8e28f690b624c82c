/** The account that this template knows, and the code that its phone shows. */
export const account = {
  email: 'vera@nightjar.example',
  password: 'count-the-stars',
  code: '204816',
};

export type Answer = { kind: 'right' } | { kind: 'wrong'; triesLeft: number } | { kind: 'locked' };

const allowedTries = 3;
const lockTime = 30_000;

/** Stands in for your own server: answers late, counts wrong tries, and locks for half a minute. */
export default function createPretendServer() {
  let tries = 0;
  let lockedUntil = 0;
  const check = async (right: boolean): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (Date.now() < lockedUntil) {
      return { kind: 'locked' };
    }
    tries = right ? 0 : tries + 1;
    if (right) {
      return { kind: 'right' };
    }
    if (tries < allowedTries) {
      return { kind: 'wrong', triesLeft: allowedTries - tries };
    }
    tries = 0;
    lockedUntil = Date.now() + lockTime;
    return { kind: 'locked' };
  };
  return {
    checkPassword: (email: string, password: string) =>
      check(email.toLowerCase() === account.email && password === account.password),
    checkCode: (code: string) => check(code === account.code),
  };
}
