// Runs inline, right behind the first screens that the document brings along: draws the one that is meant, at once.
(() => {
  const { theme, screen: name } = document.documentElement.dataset;
  const screens = [...document.querySelectorAll('template[data-screen]')];
  const drawn = screens.find(({ dataset }) => dataset.brand === theme && dataset.screen === name);
  for (const one of screens) one.remove();
  if (!drawn) return;
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
