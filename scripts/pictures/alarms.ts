import { Gallery } from './gallery.ts';
import { goThrough } from './one-story.ts';
import { brandOf, nameOf, playedIn, type Story } from './plan.ts';
import type { StagePage } from './stage.ts';

/** Something that must not be there, and by what the run says that it noticed. */
interface Alarm {
  what: string;
  /** Runs in the page before the story; what it adds to the page it adds to `#planted`. */
  plant: string;
  /** What one of the story's failures has to say. */
  says: RegExp;
  /** Tags that the story has for this once. */
  tags?: string[];
  isScreen?: true;
}

const add = (html: string) => `document.getElementById('planted').innerHTML = ${JSON.stringify(html)}`;

const alarms: readonly Alarm[] = [
  {
    what: 'a play that fails',
    plant: `planted.play = async () => { throw new Error('planted') }`,
    says: /^planted/,
  },
  {
    what: 'an error beside a play',
    plant: `planted.play = () => new Promise((done) => { setTimeout(() => { setTimeout(done, 50); throw new Error('planted') }) })`,
    says: /^planted/,
  },
  {
    what: 'an error of the page',
    plant: `setTimeout(() => { throw new Error('planted') })`,
    says: /^error of the page: planted/,
  },
  {
    what: 'an error of the console',
    plant: `console.error('planted')`,
    says: /^console error: planted/,
  },
  { what: 'a warning', plant: `console.warn('planted')`, says: /^console warning: planted/ },
  {
    what: 'a missing file',
    plant: add('<img src="/storybook/planted.png" alt="Planted">'),
    says: /planted\.png/,
  },
  {
    what: 'a call that breaks off',
    plant: `fetch('http://127.0.0.1:9/planted').catch(() => {})`,
    says: /^console error: Failed to load resource.*planted/,
  },
  {
    what: 'a control without a name',
    plant: add('<main><h1>Planted</h1><button type="button"></button></main>'),
    says: /^button-name: /,
  },
  {
    what: 'a region that is busy for ever',
    plant: add('<p aria-busy="true">Planted</p>'),
    says: /^never settles: busy/,
  },
  {
    what: 'an image that never comes',
    plant: `${add('<img alt="Planted">')}; Object.defineProperty(document.querySelector('#planted img'), 'complete', { value: false }); document.querySelector('#planted img').style.cssText = 'inline-size: 10px; block-size: 10px; display: block'`,
    says: /^never settles: image/,
  },
  {
    what: 'a frame that loads for ever',
    plant: `${add('<iframe title="Planted"></iframe>')}; Object.defineProperty(document.querySelector('#planted iframe').contentDocument, 'readyState', { value: 'loading' })`,
    says: /^never settles: frame/,
  },
  {
    what: 'an answer that is on its way for ever',
    plant: add('<p data-coming="true">Planted</p>'),
    says: /^never settles: an answer or a page is coming/,
  },
  {
    what: 'the tag `busy` on a story that shows no waiting',
    plant: '',
    tags: ['busy'],
    says: /^nothing in it is busy/,
  },
  {
    what: 'a page that never comes to rest',
    // Another height at each look, however few frames the machine draws meanwhile.
    plant: `(function grow(height) { Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get() { if (document.getElementById('planted')) return ++height; delete this.scrollHeight; return this.scrollHeight } }) })(document.documentElement.scrollHeight)`,
    says: /^never settles: its height/,
    isScreen: true,
  },
];

/** Text that is hard to read in one dress only. */
const lowContrastIn = (brand: string, scheme: string): Alarm => ({
  what: `contrast that is too low in ${brand}, ${scheme}`,
  plant: add(
    `<style>html[data-theme='${brand}'][data-scheme='${scheme}'] #planted p { color: #777; background: #787878 }</style><main><p>Planted</p></main>`,
  ),
  says: new RegExp(`^in ${brand}, ${scheme}: color-contrast: `),
});

/** What is drawn otherwise must not be the same picture: a colour by three levels, one letter, one pixel. */
const changes: readonly { what: string; plant: string }[] = [
  {
    what: 'a colour that moves by three levels',
    plant: `for (const one of document.querySelectorAll('#storybook-root button')) { const [r, g, b] = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number); one.style.backgroundColor = 'rgb(' + [r, g, b < 128 ? b + 3 : b - 3] + ')' }`,
  },
  {
    what: 'a letter of a label',
    plant: `const words = document.createTreeWalker(document.getElementById('storybook-root'), NodeFilter.SHOW_TEXT).nextNode(); words.data = (words.data.startsWith('B') ? 'P' : 'B') + words.data.slice(1)`,
  },
  {
    what: 'a shift by a pixel',
    plant: `document.querySelector('#storybook-root button').style.translate = '1px'`,
  },
];

/**
 * Raises every alarm once, in the Storybook and by the means with which all stories are judged, so that a run which notices
 * nothing any more says so.
 *
 * @param page one whose stories are waited for only shortly
 * @returns what went unnoticed, in sentences.
 */
export async function unheardAlarms(
  page: StagePage,
  all: readonly Story[],
  brands: readonly string[],
): Promise<string[]> {
  const story = all.find(({ id }) => id === 'components-actions-button--default');
  const screen = all.find(({ id }) => id === 'screens-not-found--default');
  if (!story || !screen)
    return ['the stories by which the run is tried are gone (scripts/pictures/alarms.ts)'];
  const unheard: string[] = [];
  const own = brandOf(story.id, brands);
  const contrasts = brands.flatMap((brand) =>
    brand === own ? [lowContrastIn(brand, 'dark')] : [lowContrastIn(brand, 'light')],
  );
  let accepted: Buffer | undefined;
  // Pictures of an alarm are held against each other, not against what was accepted.
  const gallery = new Gallery(false, { kept: () => accepted, keep: () => {} });
  const failuresOf = async (one: Story) => {
    const asked = { brands, photographs: false, gallery };
    return (await goThrough(page, one, asked)).failures;
  };
  const quiet = await failuresOf(story);
  if (quiet.length > 0) return [`the story by which the run is tried fails by itself: ${quiet.join('; ')}`];
  for (const { what, plant, says, tags, isScreen } of [...alarms, ...contrasts]) {
    const tried = isScreen ? screen : story;
    await page.plant(tried.id, plant);
    const failures = await failuresOf({ ...tried, tags: tags ?? tried.tags });
    await page.uproot();
    if (!failures.some((failure) => says.test(failure)))
      unheard.push(`${what} goes unnoticed${failures.length > 0 ? `: ${failures.join('; ')}` : ''}`);
  }
  const look = playedIn(story, {}, brands);
  const isAccepted = async () =>
    gallery.isAccepted(nameOf(story.id, look), look, await page.photograph(story, look));
  await page.play(story, look.brand, look.width, false);
  accepted = await page.photograph(story, look);
  if (!(await isAccepted())) unheard.push('the same page is drawn in two ways');
  for (const { what, plant } of changes) {
    await page.play(story, look.brand, look.width, false);
    await page.plant(story.id, plant);
    if (await isAccepted()) unheard.push(`${what} is taken for the same picture`);
    await page.uproot();
  }
  return unheard;
}
