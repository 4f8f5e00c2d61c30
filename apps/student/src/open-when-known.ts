/**
 * Opens a tab with the press itself, while the browser still allows it (phones refuse later), and leads it to an address
 * that is asked for meanwhile. Without an address it closes again. @throws what `address` rejects with.
 */
export async function openWhenKnown(address: Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const known = await address;
    if (tab) tab.location.replace(known);
    else window.location.assign(known);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
