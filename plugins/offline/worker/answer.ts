import { offlinePage } from '../types';
import { findMoved } from './findMoved';
import { findStored } from './findStored';

/** Files whose names carry a hash of their content: a stored one is never stale. */
const hashedFile = /\/assets\//;

/** Answers for a page without network: with what is stored, where it has moved to, or what there is. */
async function answerPage(url: string, scope: string): Promise<Response> {
  const stored = await findStored(url);
  if (stored) {
    return stored;
  }
  const moved = await findMoved(url);
  if (moved) {
    return Response.redirect(moved);
  }
  const page = `${scope}${offlinePage}`;
  return url.startsWith(page)
    ? ((await findStored(`${page}.html`)) ?? Response.error())
    : Response.redirect(`${page}?page=${encodeURIComponent(new URL(url).pathname)}`);
}

/**
 * Answers a request of a page: from the network where there is one, so that nothing is stale; without,
 * from what is stored.
 *
 * @param scope address of the current version, with a slash at the end
 */
export async function answer(request: Request, scope: string): Promise<Response> {
  if (hashedFile.test(request.url)) {
    return (await findStored(request.url)) ?? fetch(request);
  }
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === 'navigate') {
      return answerPage(request.url, scope);
    }
    const stored = await findStored(request.url);
    if (stored) {
      return stored;
    }
    throw error;
  }
}
