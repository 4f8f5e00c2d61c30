/** What a person does on the way into a state. */
import { type Sandbox, seededPassword } from '@student/sandbox';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';

/** Fills in the login and the password that are asked for, and sends them. */
export const entersAs = async (login: string, password = seededPassword) => {
  const field = await screen.findByRole('textbox', { name: 'CPF ou e-mail' });
  // Over a page whose session has ended it holds who was here.
  await userEvent.clear(field);
  await userEvent.type(field, login);
  await userEvent.type(screen.getByLabelText(/^Senha/, { selector: 'input' }), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};

export const acceptsTerm = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /Li e aceito o/ }));

/** Chooses the first password of their own, and accepts the terms. */
export const savesPassword = async () => {
  await userEvent.type(await screen.findByLabelText(/^Nova senha/, { selector: 'input' }), 'Segredo#2026');
  await userEvent.type(
    screen.getByLabelText(/^Confirme a nova senha/, { selector: 'input' }),
    'Segredo#2026',
  );
  await acceptsTerm();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
};

/** Sends the CPF or e-mail whose password was forgotten. */
export const forgets = async (login: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^CPF ou e-mail/ }), login);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
};

/** Says who they are by their e-mail alone. */
export const isKnownBy = async (email: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail/ }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
};

/** Fills in what a new account requires. */
export const fillsRegistration = async (given: { email?: string; password?: string } = {}) => {
  const { email = 'paula.andrade@exemplo.com.br', password = 'Nuvem#4821' } = given;
  const typed: [RegExp, string][] = [
    [/^Nome completo/, 'Paula Reis Andrade'],
    [/^E-mail/, email],
    [/^Data de nascimento/, '14051990'],
    [/^CPF/, '11144477735'],
    [/^Senha/, password],
    [/^Confirme a senha/, password],
  ];
  await screen.findByRole('textbox', { name: /^Nome completo/ });
  for (const [label, text] of typed)
    await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), text);
  await acceptsTerm();
};

/** Sends it; the answers of what was typed before are there by then. */
export const registers = () => userEvent.click(screen.getByRole('button', { name: 'Criar conta' }));

/** Types a zip code. */
export const typesZipCode = async (zipCode: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /^CEP/ }), zipCode);

/** Types the password of a new account. */
export const typesPassword = async (password: string) =>
  userEvent.type(await screen.findByLabelText(/^Senha/, { selector: 'input' }), password);

/** The player knows how long its medium is. */
export const seesPlayer = async () => {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('video, audio')).toHaveProperty('readyState', 4), {
    timeout: 30_000,
  });
};

/** Begins to study without letting the medium run, so that the second is the same every time. */
export const studies = async (): Promise<HTMLVideoElement> => {
  await seesPlayer();
  const medium = document.querySelector('video');
  if (!medium) throw new Error('No video on the stage');
  fireEvent.play(medium);
  return medium;
};

/** Studies, and stops at this second. */
export const studiesAndStops = async (seconds: number) => {
  const medium = await studies();
  medium.currentTime = seconds;
  await waitFor(() => expect(medium.seeking).toBe(false));
  fireEvent.pause(medium);
};

/** Writes a note beside the open content. */
export const writesNote = async (text: string) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Anotações' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nova anotação' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar anotação' }));
};

/** Opens the menu behind the photo and asks to leave. */
export const asksToLeave = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Menu de/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await screen.findByRole('alertdialog');
};

export const confirmsLeaving = async () => {
  await asksToLeave();
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
};

/** From now on these calls go wrong. */
export const goesWrong = (
  { loaded }: { loaded: Record<string, unknown> },
  faults: Parameters<Sandbox['setFaults']>[0],
) => (loaded.sandbox as Sandbox).setFaults(faults);

/** The server begins again with its data, as when maintenance is over. */
export const beginsAgain = ({ loaded }: { loaded: Record<string, unknown> }) =>
  (loaded.sandbox as Sandbox).restart();

/** Another tab is in front for as long as this takes. */
export const whileHidden = async (look: () => Promise<void>) => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  try {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await look();
  } finally {
    Reflect.deleteProperty(document, 'hidden');
  }
};

const holds: (() => void)[] = [];

/** `beforeEach` of a story that holds the device: it is free again when the story is left. */
export const freesDevice = () => () => {
  for (const free of holds.splice(0)) free();
};

/** From now on another tab is at work on this device, until the story is left (`freesDevice`) or the returned function is called. */
export const holdDevice = async (): Promise<() => void> => {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('story-') ? name : []));
  let isOver = false;
  const databases = await Promise.all(names.map(opened));
  for (const database of databases) {
    const store = database.transaction([...database.objectStoreNames], 'readwrite').objectStore('people');
    const keepOn = () => {
      if (isOver) database.close();
      else store.count().onsuccess = keepOn;
    };
    keepOn();
  }
  const free = () => {
    isOver = true;
  };
  holds.push(free);
  return free;
};

const opened = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

/** `beforeEach` of a story in which the server refuses something for good: the console tells of that, as it should. */
export const hearsRefusal = () => {
  const tell = console.error;
  const told = spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!isRefusal(words[0])) tell(...words);
  });
  return () => told.mockRestore();
};

const isRefusal = (words: unknown) => typeof words === 'string' && words.startsWith('The server refused ');

/** The console has told that the server refused this. */
export const tellsRefusal = (of: string) =>
  waitFor(() => expect(console.error).toHaveBeenCalledWith(`The server refused ${of}`));

/** Opens the choice of a photo and takes this file; without one a picture of two colours. */
export const choosesPhoto = async (file?: File) => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Escolher|Trocar) foto$/ }));
  const chosen = file ?? (await twoColours());
  await userEvent.upload(await screen.findByLabelText(/Selecione uma imagem/), chosen, {
    applyAccept: false,
  });
};

const twoColours = async (): Promise<File> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 900, height: 600 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  for (const [at, colour] of ['#3b2fb5', '#ff7a1a', '#0f766e'].entries()) {
    pen.fillStyle = colour;
    pen.fillRect(at * 300, 0, 300, 600);
  }
  pen.fillStyle = '#f6d7bd';
  pen.beginPath();
  pen.arc(450, 260, 130, 0, 7);
  pen.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('No picture was drawn');
  return new File([blob], 'foto.png', { type: 'image/png' });
};
