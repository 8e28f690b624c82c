import { workerQuestion } from '../types';
import { answer } from './answer';

// The parts of a worker's scope that are used; the compiler only knows that of pages.
interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ActivateEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface WorkerScope {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Paths of the versions that it serves, the current one first: the build writes them. */
declare const VERSIONS: readonly string[];

const worker = self as unknown as WorkerScope;

worker.addEventListener('fetch', (event) => {
  const answered = answer(event.request, VERSIONS);
  if (answered) {
    event.respondWith(answered);
  }
});

worker.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') {
    void worker.skipWaiting();
  } else if (data?.type === workerQuestion) {
    ports[0]?.postMessage(true);
  }
});

// Also serves pages that were open before: they may need more files without network.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
