/** Wraps MDXComponents to offer `<Demo>` in every page. */
import MDXComponents from '@theme-original/MDXComponents';
import Demo from '@theme/Demo';

export default { ...MDXComponents, Demo };
