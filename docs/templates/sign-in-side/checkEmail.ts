/** Says what is wrong with an email address; nothing when it could be one. */
export default function checkEmail(email: string): string | undefined {
  if (!email.trim()) {
    return 'Enter your email address.';
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    return 'An email address looks like name@observatory.example.';
  }
  return undefined;
}
