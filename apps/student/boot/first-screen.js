// Runs inline, right behind the first screens that the document brings along: draws the one that is meant, at once.
(() => {
  const { theme, screen: name } = document.documentElement.dataset;
  const screens = [...document.querySelectorAll('template[data-screen]')];
  const drawn = screens.find(({ dataset }) => dataset.brand === theme && dataset.screen === name);
  for (const one of screens) one.remove();
  if (!drawn) return;
  // Who is signed in, as the app greets them (routes/dashboard/dashboard.route.tsx).
  let firstName = '';
  try {
    const { socialName, name = '' } = JSON.parse(localStorage.getItem('__KEY__')) || {};
    firstName = (socialName || name).split(' ')[0];
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
  root.addEventListener('click', hear);
  window.firstScreen = {
    name,
    handOver: () => {
      root.removeEventListener('click', hear);
      delete window.firstScreen;
      if (pressed?.isConnected) pressed.click();
    },
  };
})();
