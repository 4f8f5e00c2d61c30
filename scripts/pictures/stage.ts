import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { stacked } from './compare.ts';
import { installStage, type Played, type Stage } from './in-page.ts';
import { Noises } from './noises.ts';
import {
  busyOf,
  type Dress,
  type Fixed,
  isBrandPage,
  isScreen,
  type Look,
  type Story,
  showsApp,
  touches,
  wide,
} from './plan.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Height of the window in CSS px, where a look does not ask for another. */
const usual = 900;

/** A story gets this long to load, play, be judged and stand still. */
const patience = 120_000;

/** How long it is waited for that a story comes to rest, in milliseconds. */
const longestUnrest = 30_000;

type Hands = { stage: Stage; stageControls: string };

/** One page of Storybook that stays loaded while its stories change. */
export class StagePage {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #longestUnrest: number;
  #width = wide;
  #height = usual;
  readonly #noises = new Noises();
  /** How many stories it has played. */
  plays = 0;

  private constructor(context: BrowserContext, page: Page, cdp: CDPSession, unrest: number) {
    this.#longestUnrest = unrest;
    this.#context = context;
    this.#page = page;
    this.#cdp = cdp;
    page.on('console', (message) =>
      this.#noises.hearConsole(message.type(), message.text(), message.location().url),
    );
    page.on('pageerror', (error) => this.#noises.hear(`error of the page: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() < 400 || response.fromServiceWorker()) return;
      this.#noises.hear(
        `nobody answers ${response.request().method()} ${response.url()} (${response.status()})`,
      );
    });
  }

  static async open(browser: Browser, address: string, unrest = longestUnrest): Promise<StagePage> {
    const context = await browser.newContext({
      viewport: { width: wide, height: usual },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      colorScheme: 'light',
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(installStage);
    await page.goto(`${address}iframe.html?viewMode=story`, { waitUntil: 'load', timeout: patience });
    await page.waitForFunction(
      () =>
        (globalThis as unknown as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown } })
          .__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
      undefined,
      { timeout: patience },
    );
    await page.evaluate(axe);
    return new StagePage(context, page, cdp, unrest);
  }

  /** Leaves the page; one that has crashed is gone already. */
  close(): Promise<void> {
    return this.#context.close().catch(() => {});
  }

  /** What the page said aloud since it was asked last, by a story that asks for calls that go wrong, or by one that does not. */
  drainNoises(hasFaults: boolean): string[] {
    return this.#noises.drain(hasFaults);
  }

  fixed(id: string): Promise<Fixed> {
    return this.#within(this.#page.evaluate((asked) => (window as unknown as Hands).stage.fixed(asked), id));
  }

  /** Mounts and plays a story in a brand; `isJudged` has axe look at it with all its rules. */
  async play(story: Story, theme: string, width: number, isJudged: boolean): Promise<Played> {
    this.plays += 1;
    await this.#within(this.#resize(width));
    const asked = { id: story.id, theme, isJudged, busy: busyOf(story) };
    const played = await this.#within(
      this.#page.evaluate((one) => (window as unknown as Hands).stage.play(one), asked),
    );
    if (played.errors.length > 0) return played;
    await this.#within(this.#page.evaluate(() => (window as unknown as Hands).stage.hold()));
    return { ...played, errors: await this.#settle(story) };
  }

  /** Waits until a story has come to rest, and holds it there. */
  #settle(story: Story): Promise<string[]> {
    return this.#within(
      this.#page.evaluate((one) => (window as unknown as Hands).stage.settle(one), {
        busy: busyOf(story),
        isLong: showsApp(story),
        most: this.#longestUnrest,
      }),
    );
  }

  /** Dresses what stands on the page. */
  async #dress({ brand, scheme, flat }: Look): Promise<void> {
    const asked = { brand, scheme, flat };
    await this.#page.evaluate((one) => (window as unknown as Hands).stage.dress(one), asked);
  }

  /** What axe says about contrast in each of these dresses, at a width. */
  async contrast(dresses: readonly Dress[], judged: unknown, width: number): Promise<string[]> {
    await this.#within(this.#resize(width));
    const asked = { dresses, judged };
    return this.#within(
      this.#page.evaluate((one) => (window as unknown as Hands).stage.contrast(one), asked),
    );
  }

  /** Photographs what stands on the page, as the look asks, in a window of this height (CSS px). */
  photograph(story: Story, look: Look, height = usual): Promise<Buffer> {
    return this.#within(this.#photograph(story, look, height));
  }

  async #photograph(story: Story, look: Look, height: number): Promise<Buffer> {
    const isResized = look.width !== this.#width || height !== this.#height;
    await this.#resize(look.width, height);
    await this.#dress(look);
    if (isResized) {
      // Another width may ask for other answers.
      const unsettled = await this.#settle(story);
      if (unsettled.length > 0) throw new Error(`at ${look.width} px: ${unsettled.join('; ')}`);
      await this.#dress(look);
    }
    if (look.manner === 'touched') return this.#touched(story, look);
    return this.#shoot(story);
  }

  /** Runs a script beside a story; what it adds goes with `uproot`. */
  plant(id: string, script: string): Promise<void> {
    const asked = { id, script };
    return this.#within(this.#page.evaluate((one) => (window as unknown as Hands).stage.plant(one), asked));
  }

  uproot(): Promise<void> {
    return this.#within(this.#page.evaluate(() => (window as unknown as Hands).stage.uproot()));
  }

  /** How many controls a pointer or the keyboard reaches in the story. */
  controls(): Promise<number> {
    return this.#within(
      this.#page.evaluate(
        () =>
          document
            .getElementById('storybook-root')
            ?.querySelectorAll((window as unknown as Hands).stageControls).length ?? 0,
      ),
    );
  }

  /** Every control pointed at, pressed, and reached by keyboard: three pictures on one sheet. */
  async #touched(story: Story, look: Look): Promise<Buffer> {
    const selector = await this.#page.evaluate(() => (window as unknown as Hands).stageControls);
    await this.#cdp.send('DOM.enable');
    await this.#cdp.send('CSS.enable');
    const { root } = await this.#cdp.send('DOM.getDocument', { depth: 0 });
    const find = async (what: string) =>
      (await this.#cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: what })).nodeIds;
    const controls = await find(selector);
    // A label is pointed at and pressed; the focus is on its field.
    const labels = new Set(await find('label'));
    const force = async (states: readonly string[]) => {
      const forcedPseudoClasses = [...states];
      const isFocus = forcedPseudoClasses.includes('focus');
      const forced = controls.map((nodeId) =>
        this.#cdp.send('CSS.forcePseudoState', {
          nodeId,
          forcedPseudoClasses: isFocus && labels.has(nodeId) ? [] : forcedPseudoClasses,
        }),
      );
      await Promise.all(forced);
    };
    await this.#page.evaluate(() => (window as unknown as Hands).stage.blur());
    const pictures: Buffer[] = [];
    for (const { states } of touches) {
      await force(states);
      await this.#dress(look);
      pictures.push(await this.#shoot(story));
    }
    await force([]);
    await this.#cdp.send('CSS.disable');
    await this.#cdp.send('DOM.disable');
    return stacked(pictures);
  }

  async #shoot(story: Story): Promise<Buffer> {
    const box = await this.#page.evaluate((asked) => (window as unknown as Hands).stage.extent(asked), {
      isWhole: isScreen(story),
      most: isBrandPage(story) ? 20_000 : 3000,
    });
    const { data } = await this.#cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, ...box, scale: 1 },
      captureBeyondViewport: box.y + box.height > this.#height,
    });
    return Buffer.from(data, 'base64');
  }

  async #resize(width: number, height = usual): Promise<void> {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    await this.#page.setViewportSize({ width, height });
  }

  async #within<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new Error(`no answer within ${patience / 1000} s: its play does not end, or the page hangs`),
          ),
        patience,
      );
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
