/**
 * Requests something of a server.
 *
 * @param timeout how long the answer may take, in ms
 * @throws an error whose `cause` is the HTTP status when the answer is no success
 */
export async function request(
  url: string,
  timeout: number,
  options?: RequestInit,
): Promise<Response> {
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    throw new Error(`${url} responded with ${response.status}.`, { cause: response.status });
  }
  return response;
}
