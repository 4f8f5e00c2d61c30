import { make } from './elements.ts';

/** How pictures are looked at, all alike. */
const modes = [
  ['slide', 'Slide'],
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
  ['side', 'Side by side'],
] as const;
type Mode = (typeof modes)[number][0];

/** How large they are drawn: as wide as there is room at most, or by pixels. */
const scales = [
  ['1', '100 %'],
  ['fit', 'Fit'],
  ['2', '200 %'],
  ['4', '400 %'],
] as const;

const root = document.documentElement;

const radios = modes.map(([mode, words], at) => {
  const input = make('input', { type: 'radio', name: 'mode', value: mode });
  input.addEventListener('change', () => look(mode));
  return {
    mode,
    input,
    label: make('label', { title: `${words} (${at + 1})` }, input, make('span', {}, words)),
  };
});

function look(mode: Mode) {
  root.dataset.mode = mode;
  for (const radio of radios) radio.input.checked = radio.mode === mode;
  // What was not drawn could not be scrolled to its change.
  document.dispatchEvent(new Event('rescale'));
}

const scale = make(
  'select',
  { 'aria-label': 'Scale', title: 'Scale (z)' },
  ...scales.map(([value, words]) => make('option', { value }, words)),
);
scale.addEventListener('change', rescale);

function rescale() {
  root.dataset.scale = scale.value;
  root.style.setProperty('--scale', scale.value === 'fit' ? '1' : scale.value);
  document.dispatchEvent(new Event('rescale'));
}

function nextScale() {
  scale.selectedIndex = (scale.selectedIndex + 1) % scales.length;
  rescale();
}

const frames = make('input', { type: 'checkbox' });
frames.checked = true;
frames.addEventListener('change', showFrames);

function showFrames() {
  root.dataset.frames = String(frames.checked);
}

function toggleFrames() {
  frames.checked = !frames.checked;
  showFrames();
}

look('slide');
rescale();
showFrames();

export const ways = {
  elements: [
    make('fieldset', { class: 'modes' }, make('legend', {}, 'Look at'), ...radios.map(({ label }) => label)),
    scale,
    make('label', { class: 'frames-on', title: 'Frames (f)' }, frames, ' Frames'),
  ],
  /** What the keys do: the ways by their numbers. */
  keys: {
    ...Object.fromEntries(modes.map(([mode], at) => [String(at + 1), () => look(mode)])),
    z: nextScale,
    f: toggleFrames,
  },
};
