/** Stands for the modules that edited code can import: the React that tests run on. */
const scope: Record<string, () => Promise<object>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
};
export default scope;
