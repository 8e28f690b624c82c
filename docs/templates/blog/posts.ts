import fieldPosts from './fieldPosts';
import type { Post } from './Post';
import studyPosts from './studyPosts';

/** All posts, the newest first. */
const posts: readonly Post[] = [...fieldPosts, ...studyPosts].sort((one, other) =>
  other.date.localeCompare(one.date),
);

export default posts;
