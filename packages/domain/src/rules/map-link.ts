const online = /^(on-?\s?line|virtual|remoto|à distância|a distância)\b/i;

/**
 * Where a map shows a place, or the address itself where the place is one of the web; none for what is held online (EVENT-03, EVENT-04).
 */
export function placeLinkOf(location: string | null): { kind: 'map' | 'web'; href: string } | undefined {
  const place = location?.trim();
  if (!place || online.test(place)) return undefined;
  if (/^https:\/\/\S+$/.test(place)) return { kind: 'web', href: place };
  const href = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
  return { kind: 'map', href };
}
