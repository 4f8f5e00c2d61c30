// Runs inline, before the first paint and before any other script. Plain JavaScript: nothing here is bundled.
(() => {
  const facts = __FACTS__;
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is switched off: nothing is remembered
    }
  };
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // storage is switched off: nothing is remembered
    }
  };

  // The tenant: by host; elsewhere as asked for, then as asked for before.
  const asked = new URLSearchParams(location.search).get('tenant');
  const isHost = ([host]) =>
    host[0] === '.' ? location.hostname.endsWith(host) : location.hostname === host;
  const byHost = facts.hosts.find(isHost)?.[1];
  if (!byHost && facts.names.includes(asked)) keep(facts.keys.tenant, asked);
  const wanted = byHost || (facts.names.includes(asked) ? asked : read(facts.keys.tenant));
  const tenant = facts.names.includes(wanted) ? wanted : facts.names[0];
  root.dataset.theme = tenant;

  const scheme = read(facts.keys.scheme);
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;

  // The place being opened, by the patterns of the table of places; who has to sign in gets the page for that.
  const path = location.pathname.slice(facts.base.length);
  const placeNamed = (name) => facts.places.find((place) => place.name === name);
  const opened = path
    ? facts.places.find((place) => new RegExp(place.pattern).test(path))
    : placeNamed(facts.first);
  const isSignedIn = (read(facts.keys.person) || '').includes(facts.personMark);
  const place = opened && !opened.isOpen && !isSignedIn ? placeNamed(facts.signIn) : opened;
  const params = (place === opened && opened && new RegExp(opened.pattern).exec(path)?.groups) || {};

  // Written, not appended, so that every browser waits with the first paint for the brand's few kilobytes.
  const theme = `${facts.base}themes/${tenant}`;
  document.write(
    `<link rel="stylesheet" href="${theme}.css">` +
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${theme}/font.woff2">` +
      (place?.name === facts.signIn ? `<link rel="preload" as="image" href="${theme}/hero.svg">` : '') +
      `<link rel="icon" href="${theme}/favicon.svg">`,
  );

  // Its code is loaded in parallel with the app's own.
  for (const file of (place?.files || []).map((at) => facts.files[at])) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = facts.base + file;
    document.head.append(link);
  }

  // And so do the first answers (src/early-calls.ts takes them over).
  const call = (address) => {
    const end = new AbortController();
    const answer = fetch(address, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: end.signal,
    });
    answer.catch(() => {}); // handled by the request that takes it over
    window.earlyCalls[address] = { answer, end };
  };
  window.earlyCalls = {};
  if (place && !place.isOpen) facts.guardedCalls.forEach(call);
  // An address with a number that is none leads nowhere: nothing is asked for it (packages/domain/src/rules/ids.ts).
  const isId = (text) => /^[1-9]\d{0,14}$/.test(text);
  for (const address of place?.calls || []) {
    const named = [...address.matchAll(/:(\w+)/g)].map(([, name]) => params[name]);
    if (named.every(isId)) call(address.replace(/:(\w+)/g, () => named.shift()));
  }
})();
