/** What a worker has and the compiler, which compiles for pages, does not know. */

export interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface ActivateEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
}

export const worker = self as unknown as WorkerScope;
