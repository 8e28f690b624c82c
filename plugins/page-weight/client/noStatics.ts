/** Copies nothing: the router needs the library for `withRouter`, which no page uses. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
