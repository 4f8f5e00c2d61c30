/**
 * The brand that a host belongs to: of all claims that hold for it, the longest one counts. A claim is the host itself, or with a
 * dot first all hosts below it, so the host itself always is the longest. Needs nothing around it: the server calls it, and its text
 * is written into the document (apps/student/boot).
 */
export function brandOfHost<Brand extends { hosts: readonly string[] }>(
  brands: readonly Brand[],
  name: string,
): Brand | undefined {
  return brands
    .flatMap((brand) => brand.hosts.map((host) => ({ brand, host })))
    .filter(({ host }) => (host[0] === '.' ? name.endsWith(host) : name === host))
    .sort((one, other) => other.host.length - one.host.length)[0]?.brand;
}

/** Whether some host belongs to both of two claims. */
export function doOverlap(one: string, other: string): boolean {
  const holds = (claim: string, host: string) => claim === host || (claim[0] === '.' && host.endsWith(claim));
  return holds(one, other) || holds(other, one);
}
