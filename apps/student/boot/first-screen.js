// Runs inline, right behind the first screens that the document brings along: draws the one that is meant, at once.
(() => {
  const { theme, screen: name } = document.documentElement.dataset;
  const screens = [...document.querySelectorAll('template[data-screen]')];
  const named = (screen) =>
    screens.find(({ dataset }) => dataset.brand === theme && dataset.screen === screen);
  const drawn = named(name);
  for (const one of screens) one.remove();
  if (!drawn) return;
  // Who is signed in, as the app greets them (routes/dashboard/dashboard.route.tsx). Where there were no pills for them last time no
  // place is kept for those (src/pills/without-pills.ts).
  let firstName = '';
  try {
    const { id, socialName, name = '' } = JSON.parse(localStorage.getItem('__KEY__')) || {};
    firstName = ((socialName || '').trim() || name).trim().split(/\s+/)[0];
    if (localStorage.getItem(`__WITHOUT_PILLS__${id}`))
      drawn.content.querySelector('[data-strip="pills"]')?.remove();
  } catch {
    // storage is switched off, or holds something else: nobody is named
  }
  const texts = document.createTreeWalker(drawn.content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.data = texts.currentNode.data.replace('__MARK__', () => firstName);
  const root = document.getElementById('root');
  root.append(drawn.content);
  // What is pressed before the app is there, it is told; links are the browser's own.
  let pressed;
  const hear = ({ target }) => {
    pressed = target.closest('button') || pressed;
  };
  // The focus of a link goes on to the app's own link that leads there too.
  let href;
  const follow = ({ type, target }) => {
    href = type === 'focusin' ? target.getAttribute('href') : undefined;
  };
  // What is taken out of the page tells of no focus that left it.
  root.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', follow);
  root.addEventListener('click', hear);
  window.firstScreen = {
    name,
    nextStep: named('nextStep')?.content,
    handOver: () => {
      root.removeEventListener('click', hear);
      root.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
      delete window.firstScreen;
      if (href && document.activeElement === document.body)
        [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === href)?.focus();
      if (pressed?.isConnected) pressed.click();
    },
  };
  // What is gone on with is drawn before the app is there (src/first-screens/draw-next-step.ts).
  if (name !== 'dashboard') return;
  const ahead = document.createElement('script');
  Object.assign(ahead, { type: 'module', src: '__AHEAD__' });
  document.head.append(ahead);
})();
