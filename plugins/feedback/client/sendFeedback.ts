import type { Feedback } from '../types';

/**
 * Sends feedback to the receiver.
 *
 * @param endpoint address of the receiver: it gets a POST with JSON and answers with any 2xx
 * @param timeout how long the answer may take, in ms
 * @throws when there is no answer in time, or another one
 */
export async function sendFeedback(
  endpoint: string,
  feedback: Feedback,
  timeout = 10_000,
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    throw new Error(`${endpoint} answered with ${response.status}.`);
  }
}
