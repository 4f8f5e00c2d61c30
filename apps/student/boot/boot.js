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
  // The screen that the document draws for it (first-screen.js).
  if (place?.screen) root.dataset.screen = place.screen;
  const params = (place === opened && opened && new RegExp(opened.pattern).exec(path)?.groups) || {};

  // The brand: by host; elsewhere as asked for, then as asked for before.
  const asked = new URLSearchParams(location.search).get('tenant');
  const brandOfHost = __BRAND_OF_HOST__;
  const choose = (brands) => {
    const named = (name) => brands.find((brand) => brand.name === name);
    const byHost = brandOfHost(brands, location.hostname);
    if (!byHost && named(asked)) keep(facts.keys.tenant, asked);
    return byHost || named(asked) || named(read(facts.keys.tenant));
  };
  const add = (tag, attributes) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
    return element;
  };
  const settled = (element) =>
    new Promise((resolve) => {
      element.onload = element.onerror = () => resolve();
    });
  const mediaOf = (one) => {
    const chosen = root.dataset.scheme;
    return chosen ? (chosen === one ? 'all' : 'not all') : `(prefers-color-scheme: ${one})`;
  };
  // What a device keeps the app with, and the colours of the system's bars, which follow the scheme as the page does.
  const keepWith = ({ manifest, icon, bar }) => {
    add('link', { rel: 'manifest', href: manifest });
    add('link', { rel: 'apple-touch-icon', href: icon });
    for (const one of ['light', 'dark'])
      add('meta', { name: 'theme-color', content: bar[one], media: mediaOf(one) });
  };
  new MutationObserver(() => {
    const [light, dark] = document.querySelectorAll('meta[name="theme-color"]');
    if (light) [light.media, dark.media] = [mediaOf('light'), mediaOf('dark')];
  }).observe(root, { attributeFilter: ['data-scheme'] });
  const sheets = [...document.querySelectorAll('style[data-brand]')];
  // Its styles stand in the document, where the build or the server knew it. Elsewhere nothing is drawn until they have come.
  const wear = ({ name, css, fonts, favicon, hero, installed }) => {
    root.dataset.theme = name;
    const sheet = sheets.find(({ dataset }) => dataset.brand === name);
    if (sheet) sheet.media = 'all';
    for (const other of sheets) if (other !== sheet) other.remove();
    const worn = sheet ? undefined : settled(add('link', { rel: 'stylesheet', href: css }));
    for (const href of fonts)
      add('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });
    if (place?.name === facts.signIn) {
      const { type, srcset } = hero.sources?.[0] || {};
      const set = { imagesrcset: srcset, imagesizes: '(min-width: 640px) 54vw, 90vw', type };
      add('link', {
        rel: 'preload',
        as: 'image',
        fetchpriority: 'high',
        ...(srcset ? set : { href: hero.src }),
      });
    }
    add('link', { rel: 'icon', href: favicon });
    if (installed) keepWith(installed);
    return worn;
  };
  const own = facts.brands.map(({ name, hosts, fonts, bar }) => {
    const base = `${facts.base}themes/${name}`;
    return {
      name,
      hosts,
      css: `${base}.css`,
      fonts: fonts.map((font) => `${base}/${font}`),
      favicon: `${base}/favicon.svg`,
      hero: { src: `${base}/hero.svg` },
      installed: { manifest: `${base}/manifest.json`, icon: `${base}/icon-180.png`, bar },
    };
  });
  // One that was delivered beside the app stands in the document already where its server knows it. Elsewhere a list says which names
  // and hosts there are, and is waited for where none of the app's own is meant. This machine is the host of none.
  const wanted = asked || read(facts.keys.tenant);
  const isMeant = /^(localhost|127\.0\.0\.1|\[::1])$/.test(location.hostname)
    ? !wanted || own.some(({ name }) => name === wanted)
    : false;
  const wearOwn = () => wear(choose(own) || own[0]);
  if (isMeant || brandOfHost(own, location.hostname)) window.brandWorn = wearOwn();
  else {
    const base = `${facts.base}brands/`;
    const filesOf = ({ tenant, css, fonts, pictures: { favicon, hero }, installed }) => ({
      name: tenant.name,
      css: base + css,
      fonts: fonts.map((font) => base + font),
      favicon: base + favicon.src,
      hero: {
        src: base + hero.src,
        sources: hero.sources?.map(({ type, srcset }) => ({
          type,
          srcset: srcset.replace(/^|(?<=, )/g, base),
        })),
      },
      installed: installed && {
        manifest: base + installed.manifest,
        icon: base + installed.icon,
        bar: installed.bar,
      },
    });
    const wearDelivered = () => {
      const delivery = window.deliveredBrand;
      if (delivery?.format === 1) return wear(filesOf(delivery));
      delete window.deliveredBrand;
      return wearOwn();
    };
    const run = (file) => settled(add('script', { src: base + file }));
    const findBrand = () => {
      // An app of another day may have left a list that cannot be read; nobody is kept out by that.
      const listed = (window.deliveredBrands || []).filter(({ hosts }) => hosts);
      const brand = choose([...own, ...listed]) || own[0];
      return own.includes(brand) ? wear(brand) : run(`${brand.name}/__BRAND__`).then(wearDelivered);
    };
    const told = document.getElementById('__ELEMENT__');
    if (told) {
      window.deliveredBrand = JSON.parse(told.textContent);
      // Remembered, where it was asked for.
      choose([window.deliveredBrand.tenant]);
    }
    window.brandWorn = told ? wearDelivered() : run('__LIST__').then(findBrand);
  }

  // The first answers come in parallel with the code (src/early-calls.ts takes them over).
  const call = (address) => {
    const end = new AbortController();
    const answer = fetch(address, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: end.signal,
    });
    answer.catch(() => {}); // handled by the request that takes it over
    window.earlyCalls[address] = { answer, end };
    return answer;
  };
  // The picture that a place behind the guard shows first is the first one of its first answer; the landing page shows its hero.
  const askForPicture = async (asked) => {
    const text = await (await asked).clone().text();
    const [, href] = /"imageURL":("[^"]+")/.exec(text) || [];
    if (href) Object.assign(new Image(), { fetchPriority: 'high', src: JSON.parse(href) });
  };
  window.earlyCalls = {};
  // An address with a number that is none leads nowhere: nothing is asked for it (packages/domain/src/rules/ids.ts).
  const isId = (text) => /^[1-9]\d{0,14}$/.test(text);
  const [shown, ...others] = (place?.calls || []).flatMap((address) => {
    const named = [...address.matchAll(/:(\w+)/g)].map(([, name]) => params[name]);
    return named.every(isId) ? [address.replace(/:(\w+)/g, () => named.shift())] : [];
  });
  const first = shown && call(shown);
  if (first && !place.isOpen) askForPicture(first).catch(() => {});

  // The code of the place, and behind it what else is asked.
  for (const file of (place?.files || []).map((at) => facts.files[at])) {
    const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    add('link', { ...kind, crossorigin: '', href: facts.base + file });
  }
  if (place && !place.isOpen) facts.guardedCalls.forEach(call);
  others.forEach(call);
})();
