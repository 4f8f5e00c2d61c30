// Runs inline. Without the app's own code nothing else could say that it is missing, nor go on once it can be had.
(() => {
  const { title, text, retry } = __WORDS__;
  // As src/missing-code.ts does it, whose code is missing too.
  const openAnew = () => {
    const button = document.querySelector('.no-app button');
    // The app has come after all, or an answer is on its way.
    if (!button || button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => {
        button.ariaDisabled = null; // still no network: what stands here stays
      },
    );
  };
  // A brand's file leaves out what is as in the base, and the base has not come: both colours of the button are its own here.
  const style = `
    body { margin: 0; background: var(--ui-color-bg-canvas, Canvas) }
    .no-app {
      box-sizing: border-box; display: grid; place-content: center; justify-items: center; gap: 8px;
      min-block-size: 100vh; min-block-size: 100svh; padding: 24px 16px; text-align: center;
      font: 400 var(--ui-font-size-m, 1rem) / 1.5 var(--ui-font-family-body, system-ui, sans-serif);
      color: var(--ui-color-fg-default, CanvasText)
    }
    .no-app h1 {
      margin: 0; text-wrap: balance;
      font: var(--ui-font-weight-heading, 700) var(--ui-font-size-xxl, 1.75rem) / 1.2
        var(--ui-font-family-heading, system-ui, sans-serif)
    }
    .no-app p { margin: 8px 0 0; color: var(--ui-color-fg-muted, CanvasText) }
    .no-app button {
      margin-block-start: 16px; min-block-size: var(--ui-size-touch, 44px); padding: 4px 24px; border: 0;
      border-radius: var(--ui-radius-button, 8px); font: inherit; font-weight: 600; cursor: pointer;
      background: var(--ui-color-bg-brand, #3b5bdb); color: var(--ui-color-fg-on-brand, #fff)
    }
    .no-app button[aria-disabled] { opacity: 0.6; cursor: progress }
    .no-app button:focus-visible {
      outline: 2px solid var(--ui-color-focus-outer, CanvasText); outline-offset: 2px
    }
    @media (forced-colors: active) { .no-app button { border: 1px solid } }`;

  const tellMissing = () => {
    const root = document.getElementById('root');
    // What the document has drawn by itself is not the app.
    if (!root || (root.firstChild && !window.firstScreen)) return;
    delete window.firstScreen;
    document.title = title;
    root.innerHTML =
      `<style>${style}</style><main class="no-app"><div role="alert"><h1>${title}</h1><p>${text}</p></div>` +
      `<button type="button">${retry}</button></main>`;
    root.querySelector('button').addEventListener('click', openAnew);
    window.addEventListener('online', openAnew);
  };
  // What fails to load is told to the window on the way down only.
  const hear = ({ target }) => {
    if (target.tagName === 'SCRIPT') tellMissing();
  };
  window.addEventListener('error', hear, true);
  // Code that neither arrives nor fails: should it come later all the same, the app replaces what stands here.
  setTimeout(tellMissing, 30_000);
})();
