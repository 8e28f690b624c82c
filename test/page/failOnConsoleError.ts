/** Fails a test that logs an error which it does not expect, that is: which it does not spy on. */
import { format } from 'node:util';

let logged: string[] = [];

beforeEach(() => {
  logged = [];
  console.error = (...values: unknown[]) => {
    logged.push(format(...values));
  };
});

afterEach(() => {
  if (logged.length > 0) {
    throw new Error(`The test logged errors:\n${logged.join('\n')}`);
  }
});
