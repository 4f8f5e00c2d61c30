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
  if (!byHost && facts.names.includes(asked)) keep('tenant', asked);
  const wanted = byHost || (facts.names.includes(asked) ? asked : read('tenant'));
  const tenant = facts.names.includes(wanted) ? wanted : facts.names[0];
  root.dataset.theme = tenant;

  const scheme = read('scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;

  // Written, not appended, so that every browser waits with the first paint for the brand's few kilobytes.
  const theme = `${facts.base}themes/${tenant}`;
  document.write(
    `<link rel="stylesheet" href="${theme}.css">` +
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${theme}/font.woff2">` +
      `<link rel="icon" href="${theme}/favicon.svg">`,
  );

  // The code of the page being opened travels with the app's own.
  const path = location.pathname.slice(facts.base.length);
  const place = path.includes('/content/') ? 'content' : path.split('/')[0] || 'dashboard';
  const isSignedIn = read('user') !== null;
  const isPublic = place === 'home' || place === 'terms' || place === 'maintenance';
  for (const file of facts.chunks[isPublic || isSignedIn ? place : 'home'] || []) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = facts.base + file;
    document.head.append(link);
  }

  // And so do the first answers (src/early-calls.ts takes them over).
  const call = (address) => {
    const answer = fetch(address, { credentials: 'include', headers: { accept: 'application/json' } });
    answer.catch(() => {}); // told by the request that takes it over
    window.earlyCalls[address] = answer;
  };
  window.earlyCalls = {};
  if (place === 'home' || (!isSignedIn && facts.chunks[place])) {
    call('/api/course/list/new');
  } else if (isSignedIn && facts.chunks[place]) {
    call('/api/user/validate/session');
    call('/api/decola/configuration');
    call('/api/user/me/list/personalInformation');
  }
})();
