import type { Busy, Dress, Fixed, Flat, Scheme } from './plan.ts';

/** What a play left: errors, and what axe found. */
export interface Played {
  errors: string[];
  violations: string[];
}

/** The hands of the run inside Storybook's frame: `window.stage`. */
export interface Stage {
  fixed(id: string): Promise<Fixed>;
  play(asked: { id: string; theme: string; isJudged: boolean; busy: Busy }): Promise<Played>;
  settle(asked: { busy: Busy; isLong: boolean; most: number }): Promise<string[]>;
  hold(): Promise<void>;
  dress(asked: { brand: string; scheme: Scheme; flat: Flat }): Promise<void>;
  contrast(asked: { dresses: readonly Dress[]; judged: unknown }): Promise<string[]>;
  /** What of the page is photographed: all of its width where it is whole, and no more than `most` pixels down. */
  extent(asked: { isWhole: boolean; most: number }): { y: number; width: number; height: number };
  /** Takes the focus away that a play left: what is pointed at shows no ring of it. */
  blur(): void;
  /** Adds what must be noticed (alarms.ts), and takes it away again. */
  plant(asked: { id: string; script: string }): Promise<void>;
  uproot(): void;
}

// biome-ignore lint/suspicious/noExplicitAny: Storybook's preview and axe have no types in a page.
type Foreign = any;

/** Runs in the page before anything else; it must not use anything from outside itself. */
export function installStage(): void {
  const later = window.setTimeout.bind(window);
  const pause = (ms: number) => new Promise<void>((done) => later(done, ms));
  const page = window as Foreign;
  const interactive =
    'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="option"], [role="menuitem"]';

  // While a story is photographed its timers wait, so that a toast is still there in the last look. What came due meanwhile
  // runs when the story is left: a module that waits for its own timer would otherwise wait for ever, in all later stories.
  // What is due at once still runs while a held page comes to rest at another width: libraries pass news on by it.
  let isHeld = false;
  let comesToRest = false;
  const atOnce = 50;
  const due = new Map<number, { run: () => void; ms: number; born: number }>();
  let timers = 0;
  /** What was asked for before this many timers waits from the end of the play on, where a story shows waiting. */
  let heldBefore = 0;
  const isWaiting = (ms: number, born: number) =>
    isHeld ? !(comesToRest && ms <= atOnce) : born < heldBefore && ms > atOnce;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = window[name].bind(window) as (run: () => void, ms?: number) => number;
    page[name] = (run: unknown, ms = 0, ...given: unknown[]) => {
      const born = timers++;
      const id = real(() => {
        if (typeof run !== 'function') return;
        if (!isWaiting(ms, born)) run(...given);
        else if (name === 'setTimeout') due.set(id, { run: () => run(...given), ms, born });
      }, ms);
      return id;
    };
  }
  const runDue = () => {
    for (const [id, { run, ms, born }] of due) {
      if (isWaiting(ms, born)) continue;
      due.delete(id);
      later(run, 0);
    }
  };
  const release = () => {
    isHeld = false;
    heldBefore = 0;
    runDue();
  };
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const real = window[name].bind(window) as (id?: number) => void;
    page[name] = (id?: number) => {
      if (id !== undefined) due.delete(id);
      real(id);
    };
  }

  // A frame that loads when it comes near would begin as soon as the window is made long for a picture, and be broken off when
  // the next story comes, which is an error of the console. Frames are not photographed, so such a frame gets no address.
  const setAttribute = HTMLIFrameElement.prototype.setAttribute;
  HTMLIFrameElement.prototype.setAttribute = function set(name: string, value: string) {
    if (name === 'src' && this.loading === 'lazy') return;
    setAttribute.call(this, name, value);
    if (this.loading === 'lazy') this.removeAttribute('src');
  };

  const channel = () => page.__STORYBOOK_ADDONS_CHANNEL__ as Foreign;
  const preview = () => page.__STORYBOOK_PREVIEW__ as Foreign;
  const wordsOf = (error: Foreign) =>
    (String(error?.message ?? error?.description ?? error).split('\n\nIgnored nodes')[0] ?? '').slice(
      0,
      6000,
    );
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const sheet = (name: string, text: string) => {
    document.getElementById(name)?.remove();
    if (!text) return;
    const style = document.createElement('style');
    style.id = name;
    style.textContent = text;
    document.head.append(style);
  };

  const wear = (brand: string, scheme: Scheme) => {
    document.documentElement.dataset.theme = brand;
    document.documentElement.dataset.scheme = scheme;
    // The manner of the brand's cards, which is a fact and no token; Storybook knows it (.storybook/looks.ts).
    document.documentElement.dataset.cards = page.cardsOf?.(brand);
    document.body.getBoundingClientRect();
  };

  const violationsOf = (result: Foreign) =>
    (result?.violations ?? []).map(
      (one: Foreign) =>
        `${one.id}: ${one.help}: ${one.nodes
          .slice(0, 3)
          .map(
            (node: Foreign) =>
              `${node.html.slice(0, 160)} (${(node.any?.[0] ?? node.all?.[0] ?? node.none?.[0])?.message ?? ''})`,
          )
          .join('; ')}`,
    );

  /** Everything a person sees something of: text, images, fields, and boxes with a background, border or shadow. */
  const isDrawn = (element: Element) => {
    if (
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      return false;
    if (element.closest('.sb-wrapper, .sb-preparing-story, .sb-preparing-docs')) return false;
    if (/^(img|svg|video|canvas|input|select|textarea|progress|hr|iframe)$/i.test(element.tagName))
      return true;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) return true;
    }
    const style = getComputedStyle(element);
    return (
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      (style.borderStyle !== 'none' && Number.parseFloat(style.borderBlockEndWidth) > 0)
    );
  };

  /** How far down and right an element shows, given what cuts it off. */
  const edgeOf = (element: Element) => {
    let { right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { right, bottom: bottom + window.scrollY };
  };

  let restore = () => {};

  const stage: Stage = {
    async fixed(id) {
      await preview().ready?.();
      const story = await preview().storyStoreValue.loadStory({ storyId: id });
      const { theme, viewport } = story.storyGlobals ?? {};
      return {
        ...(theme && { theme }),
        ...(viewport?.value && { viewport: viewport.value }),
        judged: story.parameters?.a11y?.context,
        hasFaults:
          story.parameters?.isFileMissing === true ||
          Object.keys(story.parameters?.sandbox?.faults ?? {}).length > 0,
      };
    },

    play({ id, theme, isJudged, busy }) {
      release();
      sheet('pictures-hold', '');
      sheet('pictures-covers', '');
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
      preview().storyStoreValue.userGlobals.update({ theme, scheme: 'light', a11y: { manual: !isJudged } });
      const errors: string[] = [];
      const heard: [string, (news: Foreign) => void][] = [];
      return new Promise((done) => {
        const hear = (event: string, listener: (news: Foreign) => void) => {
          heard.push([event, listener]);
          channel().on(event, listener);
        };
        for (const event of [
          'playFunctionThrewException',
          'storyErrored',
          'storyThrewException',
          'storyMissing',
        ])
          hear(event, (news) => errors.push(wordsOf(news)));
        hear('unhandledErrorsWhilePlaying', (news) => errors.push(...news.map(wordsOf)));
        // What a story shows of waiting stays so while axe judges it: on a slow machine it would have become long waiting meanwhile.
        hear('storyRenderPhaseChanged', (news) => {
          if (news.storyId !== id || news.newPhase !== 'played' || busy !== 'some') return;
          heldBefore = timers;
        });
        hear('storyFinished', (news) => {
          if (news.storyId !== id) return;
          for (const [event, listener] of heard) channel().off(event, listener);
          const reports = news.reporters.filter((one: Foreign) => one.type === 'a11y');
          if (isJudged && errors.length === 0 && reports.length === 0) errors.push('axe has not judged it');
          for (const { result } of reports) if (result?.error) errors.push(`axe: ${wordsOf(result.error)}`);
          done({
            errors,
            // Whatever Storybook is told to make of them: a finding is a failure.
            violations: reports.flatMap((one: Foreign) => violationsOf(one.result)),
          });
        });
        // What the story before still watches over (where a closed dialog gave the focus back) ends with any key; else it would move
        // the focus in this one.
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        if (preview().currentRender?.id === id) channel().emit('forceRemount', { storyId: id });
        else channel().emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
    },

    async settle({ busy, isLong, most }) {
      comesToRest = true;
      runDue();
      // What arrives late is asked for too: pictures further down, which wait to come near.
      const wake = () => {
        for (const image of document.images) {
          if (image.loading === 'lazy') image.loading = 'eager';
          // One that is decoded beside the page may be missing when the page is drawn.
          if (image.decoding !== 'sync') image.decoding = 'sync';
        }
      };
      const isSeen = (image: HTMLImageElement) =>
        image.checkVisibility({ contentVisibilityAuto: true }) && image.getBoundingClientRect().width > 0;
      const isLoading = (frame: HTMLIFrameElement) =>
        frame.contentDocument !== null && frame.contentDocument.readyState !== 'complete';
      const busyRegions = () => [...document.querySelectorAll('[aria-busy="true"], [data-waiting]')];
      const unsettled = () => [
        ...[...document.images]
          .filter((image) => !image.complete && isSeen(image))
          .map((image) => `never settles: image ${image.src}`),
        ...[...document.querySelectorAll('iframe')]
          .filter(isLoading)
          .map((frame) => `never settles: frame ${frame.src}`),
        ...(busy === 'none' ? busyRegions() : []).map(
          (one) =>
            `never settles: busy ${one.outerHTML.slice(0, 120)} (a story that shows waiting has the tag 'busy')`,
        ),
        ...[...document.querySelectorAll('[data-coming]')].map(
          () => 'never settles: an answer or a page is coming',
        ),
        ...(busy === 'some' && document.querySelector('[aria-busy="true"]') === null
          ? ["nothing in it is busy, though its tag 'busy' says that it shows waiting"]
          : []),
      ];
      wake();
      // Parts of a screen follow each other: it has come to rest when nothing is on its way, and its height and what is busy have
      // been the same for a while since. What has just arrived is drawn by a timer, which would be held otherwise.
      const shape = () => `${document.documentElement.scrollHeight} ${busyRegions().length}`;
      const enough = isLong ? 8 : 0;
      let still = 0;
      for (let waited = 0; waited < most && (unsettled().length > 0 || still < enough); waited += 25) {
        const before = shape();
        await pause(25);
        wake();
        still = unsettled().length === 0 && shape() === before ? still + 1 : 0;
      }
      await document.fonts.ready;
      await Promise.allSettled(
        [...document.images].filter((one) => one.complete && isSeen(one)).map((one) => one.decode()),
      );
      const left = unsettled();
      if (left.length === 0 && still < enough)
        left.push('never settles: its height, or what is busy, goes on changing');
      isHeld = true;
      comesToRest = false;
      return left;
    },

    async hold() {
      // Where colours are forced the caret has one again: it does not blink then. What is left out until it comes near is drawn.
      sheet(
        'pictures-hold',
        `*, *::before, *::after { transition: none !important; caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important; }
         html { scrollbar-gutter: auto !important; }
         html, [data-theme] { --ui-font-family-mono: var(--ui-font-family-body) !important; }
         #storybook-root :not([hidden]) { content-visibility: visible !important; }
         /* A countdown has other figures in each picture; its room and its sign stay. A page of a document below the window is now black,
            now drawn, in what the browser photographs beyond it. */
         video, iframe, [data-page] canvas, [role="timer"] > :last-child { visibility: hidden !important; }`,
      );
      window.scrollTo(0, 0);
      await frame();
      await frame();
    },

    async dress({ brand, scheme, flat }) {
      const drawn =
        flat === 'drawings'
          ? ', img[src*="/themes/"]:not([src*="logo"], [src$="/empty.svg"], [src$="/lost.svg"], [src$="/resting.svg"], [src$="/failed.svg"], [src$="/hello.svg"], [src$="/together.svg"], [src$="/journey.svg"], [src$="/ready.svg"])'
          : '';
      sheet(
        'pictures-covers',
        flat === 'nothing'
          ? ''
          : `img[src*="/files/"]:not([src*="/people/"])${drawn} { object-position: -99999px 0 !important; background: #8b93a7 !important; }
             [style*="/files/"] { background-image: none !important; background-color: #8b93a7 !important; }`,
      );
      wear(brand, scheme);
      await frame();
      await document.fonts.ready;
      // Another width may draw other images.
      const decoded = [...document.images].map((image) => {
        image.loading = 'eager';
        image.decoding = 'sync';
        return image.decode();
      });
      await Promise.race([Promise.allSettled(decoded), pause(15_000)]);
      for (const animation of document.getAnimations()) {
        // What runs without end is drawn at rest; held at its beginning it would be a layer of its own, with other edges.
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
        else animation.finish();
      }
      window.scrollTo(0, 0);
      await frame();
      // What hangs on a control is placed anew: it may have been measured in another font, or while it grew.
      if (document.querySelector('[role="menu"], [data-radix-popper-content-wrapper]')) {
        window.dispatchEvent(new Event('resize'));
        await frame();
      }
      await frame();
    },

    async contrast({ dresses, judged }) {
      isHeld = false;
      sheet('pictures-covers', '');
      const found: string[] = [];
      for (const { brand, scheme } of dresses) {
        // Computed colours follow at once: nothing has to be drawn for them.
        wear(brand, scheme);
        const result = await page.axe.run(judged ?? { exclude: [['.sb-wrapper']] }, {
          runOnly: ['color-contrast'],
          resultTypes: ['violations'],
          selectors: false,
        });
        found.push(...violationsOf(result).map((what: string) => `in ${brand}, ${scheme}: ${what}`));
      }
      return found;
    },

    extent({ isWhole, most: lowest }) {
      const { innerWidth, innerHeight } = window;
      const looked = document.querySelector('[data-looked-at]');
      if (looked) {
        const top = Math.max(0, Math.round(looked.getBoundingClientRect().top + window.scrollY) - 96);
        const left = document.documentElement.scrollHeight - top;
        return { y: top, width: innerWidth, height: Math.min(900, left) };
      }
      const isModal = document.querySelector('[aria-modal="true"], dialog[open]') !== null;
      if (isWhole) {
        const height = isModal ? innerHeight : document.documentElement.scrollHeight;
        return { y: 0, width: innerWidth, height: Math.max(height, innerHeight) };
      }
      // Below a window that a veil covers there is nothing to see.
      const most = { right: innerWidth, bottom: isModal ? innerHeight : lowest };
      const edge = { right: 0, bottom: 0 };
      for (const element of document.body.querySelectorAll('*')) {
        const { right, bottom } = element.getBoundingClientRect();
        // Most lie within what is known already: whether they are drawn need not be found out.
        const reaches =
          Math.min(right, most.right) > edge.right ||
          Math.min(bottom + window.scrollY, most.bottom) > edge.bottom;
        if (!reaches || !isDrawn(element)) continue;
        const seen = edgeOf(element);
        edge.right = Math.max(edge.right, seen.right);
        edge.bottom = Math.max(edge.bottom, seen.bottom);
      }
      // Whole steps, counted from half a pixel: edges stand at whole ones, and a fraction is not another size.
      const stepped = (length: number) => Math.ceil((length + 11.5) / 32) * 32;
      const width = Math.min(most.right, stepped(edge.right));
      const height = Math.min(most.bottom, stepped(edge.bottom));
      return { y: 0, width: Math.max(width, 64), height: Math.max(height, 64) };
    },

    blur() {
      // A tooltip hangs on it.
      if (document.querySelector('[role="tooltip"]')) return;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },

    async plant({ id, script }) {
      const root = document.createElement('div');
      root.id = 'planted';
      document.body.append(root);
      const planted: { play?: () => Promise<void> } = {};
      new Function('planted', script)(planted);
      if (!planted.play) return;
      const story = await preview().storyStoreValue.loadStory({ storyId: id });
      const { playFunction } = story;
      story.playFunction = planted.play;
      restore = () => {
        story.playFunction = playFunction;
      };
    },

    uproot() {
      document.getElementById('planted')?.remove();
      restore();
    },
  };
  page.stage = stage;
  page.stageControls = interactive;
}
