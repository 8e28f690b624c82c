/** Copies nothing: no page wraps a component in `withRouter`, for which the router brings the library. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
