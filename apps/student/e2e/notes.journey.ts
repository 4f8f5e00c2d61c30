import { people, signIn } from './people.ts';
import { controlTime, play, playAtDouble, playerOf, progressOf, savedAs, study, video } from './studying.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

/** Opens a panel beside the content. */
const openPanel = (page: Page, name: 'Anotações' | 'Dúvidas') => page.getByRole('tab', { name }).click();

async function writeNote(page: Page, text: string) {
  await page.getByLabel('Nova anotação').fill(text);
  await page.getByRole('button', { name: 'Salvar anotação' }).click();
}

const noteItem = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** The notes that the server has, as texts. */
async function serverNotes(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get(`${video.api}/notes`)).json();
  return data.notes.map(({ text }: { text: string }) => text);
}

/** The doubts that the server has, as titles; one of them is somebody else's. */
async function serverDoubts(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get(`${video.api}/doubts`)).json();
  return data.doubts.map(({ title }: { title: string }) => title).toSorted();
}

/** What the server says when it refuses: the first of its sentences. */
const sentence = 'O primeiro campo não é válido.';

test.beforeEach(async ({ page }) => {
  await controlTime(page);
  await signIn(page, people.ana, video.path);
});

test('a note that the server fails on holds up neither progress nor the finish', async ({
  page,
  sandbox,
  context,
}) => {
  await sandbox.breakCalls({ createCourseContentNote: 'failing' });
  await openPanel(page, 'Anotações');
  await writeNote(page, 'Regular a cadeira');
  await expect(noteItem(page, 'Regular a cadeira')).toContainText('Aguardando o servidor');

  await playAtDouble(page);
  const first = savedAs(page, 'progress');
  await study(page, 15);
  await first;
  await expect(page.getByText(/^Salvo às/).first()).toBeVisible();
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '100');
  await expect(noteItem(page, 'Regular a cadeira')).toContainText('Aguardando o servidor');
  expect(await serverNotes(page)).toEqual([]);

  await sandbox.breakCalls({});
  await context.setOffline(true);
  await context.setOffline(false);
  const notes = page.getByRole('tabpanel', { name: 'Anotações' });
  await expect(notes.getByText('Tudo o que você escreveu foi enviado.')).toBeVisible();
  expect(await serverNotes(page)).toEqual(['Regular a cadeira']);
});

test('a note written without a network stands in the list at once, and is delivered when the network returns; after a change of it the focus is where it was begun (COURSE-34, COURSE-35)', {
  tag: '@gate',
}, async ({ page, context }) => {
  await openPanel(page, 'Anotações');
  await expect(page.getByText('Suas anotações deste conteúdo aparecem aqui.')).toBeVisible();
  await context.setOffline(true);
  await writeNote(page, 'Altura dos olhos');
  await expect(noteItem(page, 'Altura dos olhos')).toContainText('Aguardando conexão');
  await expect(page.getByLabel('Nova anotação')).toHaveValue('');

  await context.setOffline(false);
  await expect(noteItem(page, 'Altura dos olhos').getByRole('button', { name: 'Editar' })).toBeVisible();
  await expect(noteItem(page, 'Altura dos olhos')).toHaveCount(1);
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0);
  expect(await serverNotes(page)).toEqual(['Altura dos olhos']);

  // A change leaves the focus where it was begun.
  await noteItem(page, 'Altura dos olhos').getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Texto da anotação').fill('Altura da testa');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(noteItem(page, 'Altura da testa').getByRole('button', { name: 'Editar' })).toBeFocused();
});

test('a note kept without a network and refused later is given back to its author, also after a reload (COURSE-34)', async ({
  page,
  context,
  sandbox,
}) => {
  await openPanel(page, 'Anotações');
  await expect(page.getByLabel('Nova anotação')).toBeVisible();
  await context.setOffline(true);
  await writeNote(page, 'Luz natural');
  await expect(noteItem(page, 'Luz natural')).toContainText('Aguardando conexão');
  await sandbox.breakCalls({ createCourseContentNote: 'refusing' });
  // Where its panel is not seen, the refusal is told over the page.
  await page.getByRole('tab', { name: 'Conteúdos' }).click();
  await context.setOffline(false);
  await expect(page.getByText(`Sua anotação não foi salva: ${sentence}`).first()).toBeVisible();
  await openPanel(page, 'Anotações');
  const refused = page.getByLabel('Texto da anotação');
  await expect(refused).toHaveValue('Luz natural');
  await expect(noteItem(page, 'Esta anotação não foi salva')).toContainText(sentence);

  await sandbox.breakCalls({});
  await page.reload();
  await openPanel(page, 'Anotações');
  await expect(refused).toHaveValue('Luz natural');
  await expect(noteItem(page, 'Esta anotação não foi salva')).toContainText(sentence);
  await refused.fill('Luz natural, de lado');
  await page.getByRole('button', { name: 'Enviar novamente' }).dblclick();
  await expect(noteItem(page, 'Luz natural').getByRole('button', { name: 'Editar' })).toBeVisible();
  await expect(refused).toHaveCount(0);
  expect(await serverNotes(page)).toEqual(['Luz natural, de lado']);

  await page.reload();
  await openPanel(page, 'Anotações');
  await expect(noteItem(page, 'Luz natural')).toHaveCount(1);
  await expect(refused).toHaveCount(0);
});

test('a refused note can be discarded, and is then gone for good', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ createCourseContentNote: 'refusing' });
  await openPanel(page, 'Anotações');
  await writeNote(page, 'Rascunho');
  await page.getByLabel('Texto da anotação').fill('Rascunho, mudado');
  await page.getByRole('button', { name: 'Descartar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Descartar esta anotação?' });
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Suas anotações deste conteúdo aparecem aqui.')).toBeVisible();
  // Nor is what was changed in it kept.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
    expect.stringMatching(/^drafts/),
  );
  await page.reload();
  await openPanel(page, 'Anotações');
  await expect(page.getByText('Suas anotações deste conteúdo aparecem aqui.')).toBeVisible();
});

test('what is written of a note, of a change to one and of a doubt outlives a reload and the way to another content, until it is sent', {
  tag: '@gate',
}, async ({ page }) => {
  const note = page.getByLabel('Nova anotação');
  const title = page.getByLabel('Título da dúvida');
  const description = page.getByLabel('Descrição da dúvida');
  await openPanel(page, 'Anotações');
  await note.pressSequentially('Monitor na altura dos ol');
  await openPanel(page, 'Dúvidas');
  await title.pressSequentially('Cadei');
  await page.reload();
  await openPanel(page, 'Anotações');
  await expect(note).toHaveValue('Monitor na altura dos ol');
  await openPanel(page, 'Dúvidas');
  await expect(title).toHaveValue('Cadei');
  await expect(description).toHaveValue('');

  // Another content has drafts of its own.
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(page).not.toHaveURL(video.path);
  await openPanel(page, 'Anotações');
  await expect(note).toHaveValue('');
  await page.goBack();
  await openPanel(page, 'Anotações');
  await expect(note).toHaveValue('Monitor na altura dos ol');
  await note.press('End');
  await note.pressSequentially('hos');
  await page.getByRole('button', { name: 'Salvar anotação' }).click();
  await expect(noteItem(page, 'Monitor na altura dos olhos')).toBeVisible();
  await expect(note).toHaveValue('');
  // So has a note that stands and is being changed.
  const item = page.getByRole('listitem').filter({ hasText: 'Monitor na altura' });
  const changed = page.getByLabel('Texto da anotação');
  await item.getByRole('button', { name: 'Editar' }).click();
  await changed.fill('Monitor na altura da tes');
  await page.reload();
  await openPanel(page, 'Anotações');
  await expect(note).toHaveValue('');
  await expect(changed).toHaveValue('Monitor na altura da tes');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(item.getByRole('button', { name: 'Editar' })).toBeFocused();
  await page.reload();
  await openPanel(page, 'Anotações');
  await expect(noteItem(page, 'Monitor na altura dos olhos')).toBeVisible();
  await expect(changed).toHaveCount(0);
  await openPanel(page, 'Dúvidas');
  await title.fill('');
  await page.reload();
  await openPanel(page, 'Dúvidas');
  await expect(title).toHaveValue('');
});

test('a double click on a note or a doubt sends one (COURSE-24, COURSE-32)', async ({ page }) => {
  await openPanel(page, 'Anotações');
  await page.getByLabel('Nova anotação').fill('Uma só');
  await page.getByRole('button', { name: 'Salvar anotação' }).dblclick();
  await expect(noteItem(page, 'Uma só').getByRole('button', { name: 'Editar' })).toBeVisible();
  await expect(page.getByLabel('Nova anotação')).toHaveAccessibleDescription('');
  expect(await serverNotes(page)).toEqual(['Uma só']);

  await openPanel(page, 'Dúvidas');
  await page.getByLabel('Título da dúvida').fill('Monitor');
  await page.getByLabel('Descrição da dúvida').fill('A que distância?');
  await page.getByRole('button', { name: 'Enviar dúvida' }).dblclick();
  await expect(noteItem(page, 'A que distância?')).toContainText('Aguardando resposta');
  await expect(page.getByLabel('Título da dúvida')).toHaveAccessibleDescription('');
  expect(await serverDoubts(page)).toEqual(['Como faço se o sistema estiver fora do ar?', 'Monitor']);
});

test('a doubt waits, is refused, is mended and arrives, like a note', async ({ page, context, sandbox }) => {
  await openPanel(page, 'Dúvidas');
  await expect(page.getByLabel('Título da dúvida')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Título da dúvida').fill('Monitor');
  await page.getByLabel('Descrição da dúvida').fill('A que distância?');
  await page.getByRole('button', { name: 'Enviar dúvida' }).click();
  await expect(noteItem(page, 'A que distância?')).toContainText('Aguardando conexão');

  await sandbox.breakCalls({ createCourseContentDoubt: 'refusing' });
  await context.setOffline(false);
  const refused = page.getByRole('listitem').filter({ hasText: 'Esta dúvida não foi enviada' });
  await expect(refused).toContainText(sentence);
  await sandbox.breakCalls({});
  await refused.getByLabel('Título da dúvida').fill('Distância do monitor');
  await refused.getByRole('button', { name: 'Enviar novamente' }).click();
  await expect(noteItem(page, 'Distância do monitor')).toContainText('Aguardando resposta');
  expect(await serverDoubts(page)).toEqual([
    'Como faço se o sistema estiver fora do ar?',
    'Distância do monitor',
  ]);
});

test('what is typed while a changed note is being saved stays, and is saved with the next press (COURSE-35)', async ({
  page,
}) => {
  await openPanel(page, 'Anotações');
  await writeNote(page, 'Regular a cadeira');
  await noteItem(page, 'Regular a cadeira').getByRole('button', { name: 'Editar' }).click();
  const field = page.getByRole('listitem').getByRole('textbox');
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
  const { sent, release } = await holdCalls(page, /\/notes\/\d+$/);
  await expect(field).toBeFocused();
  await page.keyboard.type(' e a mesa');
  await expect(field).toHaveValue('Regular a cadeira e a mesa');
  await save.dblclick();
  await expect.poll(() => sent).toHaveLength(1);
  await field.pressSequentially(', hoje');
  release();
  await expect(save).toBeEnabled();
  await expect(field).toHaveValue('Regular a cadeira e a mesa, hoje');
  expect(await serverNotes(page)).toEqual(['Regular a cadeira e a mesa']);
  await save.click();
  await expect(field).toHaveCount(0);
  expect(await serverNotes(page)).toEqual(['Regular a cadeira e a mesa, hoje']);
  expect(sent).toHaveLength(2);
});

test('notes on a device that was cleared under the page are sent like any other', async ({ page }) => {
  await openPanel(page, 'Anotações');
  await expect(page.getByText('Suas anotações deste conteúdo aparecem aqui.')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const deleting = indexedDB.deleteDatabase('student');
        deleting.onsuccess = () => done();
        deleting.onerror = failed;
      }),
  );
  for (const text of ['Regular a cadeira', 'Altura dos olhos']) {
    await writeNote(page, text);
    await expect(noteItem(page, text).getByRole('button', { name: 'Editar' })).toBeVisible();
  }
  expect((await serverNotes(page)).toSorted()).toEqual(['Altura dos olhos', 'Regular a cadeira']);
});

test('who edits and deletes notes by keyboard keeps the focus, and is told what became of them', async ({
  page,
}) => {
  await openPanel(page, 'Anotações');
  for (const text of ['Regular a cadeira', 'Altura dos olhos']) {
    await writeNote(page, text);
    await expect(noteItem(page, text).getByRole('button', { name: 'Editar' })).toBeVisible();
  }
  const edit = (text: string) => noteItem(page, text).getByRole('button', { name: 'Editar' });
  const field = page.getByRole('textbox', { name: 'Texto da anotação' });
  const told = (text: string) => page.getByRole('status').filter({ hasText: text });

  await edit('Regular a cadeira').press('Enter');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(edit('Regular a cadeira')).toBeFocused();

  await edit('Regular a cadeira').press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' e a mesa');
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  await expect(edit('Regular a cadeira e a mesa')).toBeFocused();
  await expect(told('Anotação salva.')).toHaveCount(1);

  const remove = async (text: string) => {
    await noteItem(page, text).getByRole('button', { name: 'Apagar' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).press('Enter');
    await expect(noteItem(page, text)).toHaveCount(0);
  };
  await remove('Regular a cadeira e a mesa');
  await expect(edit('Altura dos olhos')).toBeFocused();
  await expect(told('Anotação apagada.')).toHaveCount(1);
  await remove('Altura dos olhos');
  await expect(page.getByRole('button', { name: 'Salvar anotação' })).toBeFocused();
});

test('a note that is refused while its panel shows it is told of there alone', async ({ page, sandbox }) => {
  await sandbox.breakCalls({ createCourseContentNote: 'refusing' });
  await openPanel(page, 'Anotações');
  await writeNote(page, 'Rascunho');
  await expect(noteItem(page, 'Esta anotação não foi salva')).toContainText(sentence);
  await page.clock.runFor(1000);
  await expect(page.getByText(`Sua anotação não foi salva: ${sentence}`)).toHaveCount(0);
});

test('what was refused stands before the rest, and nothing says that all was sent', async ({
  page,
  sandbox,
  context,
}) => {
  await openPanel(page, 'Anotações');
  await writeNote(page, 'Primeira linha\nSegunda linha');
  const kept = noteItem(page, 'Primeira linha');
  await expect(kept.getByRole('button', { name: 'Editar' })).toBeVisible();
  await expect(kept).toContainText('Primeira linha\nSegunda linha', { useInnerText: true });

  await context.setOffline(true);
  await writeNote(page, 'Rascunho');
  await expect(noteItem(page, 'Rascunho')).toContainText('Aguardando conexão');
  await sandbox.breakCalls({ createCourseContentNote: 'refusing' });
  await context.setOffline(false);
  const refused = page.getByRole('listitem').filter({ hasText: 'Esta anotação não foi salva' });
  await expect(refused).toBeVisible();
  await expect(page.getByText('Tudo o que você escreveu foi enviado.')).toHaveCount(0);
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  expect(await top(refused)).toBeLessThan(await top(kept));
});

test('a note that is refused while its place is out of sight is told of over the page', async ({
  page,
  sandbox,
  context,
}) => {
  await openPanel(page, 'Anotações');
  await expect(page.getByLabel('Nova anotação')).toBeVisible();
  await context.setOffline(true);
  await writeNote(page, 'Rascunho');
  await expect(noteItem(page, 'Rascunho')).toContainText('Aguardando conexão');
  await sandbox.breakCalls({ createCourseContentNote: 'refusing' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 360, height: 400 });
  await expect(noteItem(page, 'Rascunho')).not.toBeInViewport();
  // The network comes back for a moment only: what has to be told needs no more of it than the answer.
  await page.route(/\/assets\//, (code) => code.abort());
  await context.setOffline(false);
  await expect(page.getByText(`Sua anotação não foi salva: ${sentence}`).first()).toBeVisible();
});

test('a very long note shows its beginning, and the rest when it is asked for', async ({ page }) => {
  await openPanel(page, 'Anotações');
  const text = 'Ergonomia é coisa séria. '.repeat(60).trim();
  await writeNote(page, text);
  const note = noteItem(page, 'Ergonomia é coisa séria.');
  const more = note.getByRole('button', { name: 'Ver mais' });
  await expect(more).toBeVisible();
  const height = async () => (await note.boundingBox())?.height ?? 0;
  const before = await height();
  await more.click();
  await expect(note.getByRole('button', { name: 'Ver menos' })).toBeFocused();
  expect(await height()).toBeGreaterThan(before * 1.5);
});

test('a note that is deleted is gone, here and at the server, once that is confirmed (COURSE-36)', {
  tag: '@gate',
}, async ({ page }) => {
  await openPanel(page, 'Anotações');
  await writeNote(page, 'Regular a cadeira');
  await writeNote(page, 'Levantar a tela');
  const item = noteItem(page, 'Regular a cadeira');
  await item.getByRole('button', { name: 'Apagar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Apagar esta anotação?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(item).toBeVisible();
  await item.getByRole('button', { name: 'Apagar' }).click();
  await question.getByRole('button', { name: 'Apagar' }).click();
  await expect(item).toHaveCount(0);
  await expect(noteItem(page, 'Levantar a tela')).toBeVisible();
  expect(await serverNotes(page)).toEqual(['Levantar a tela']);
});

test('a note is pinned to the moment of the film, says it, and leads back there from anywhere (design/beyond.md 9)', async ({
  page,
}) => {
  await openPanel(page, 'Anotações');
  const player = playerOf(page, video.title);
  const position = player.getByRole('slider', { name: 'Posição' });
  await play(page, video.title);
  await player.hover();
  await player.getByRole('button', { name: 'Pausar' }).click();
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(9);
  const at = Math.floor(Number(await position.inputValue()));
  await page.getByRole('checkbox', { name: 'Marcar o momento em que estou' }).check();
  await writeNote(page, 'Regular a cadeira');
  const clock = `0:${String(at).padStart(2, '0')}`;
  const note = noteItem(page, 'Regular a cadeira');
  await expect(note.getByText('Regular a cadeira', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Anotações' }).click();
  const back = note.getByRole('button', { name: `${clock} ir para este momento` });
  await expect(back).toBeVisible();
  // It is one's own choice, note by note.
  await writeNote(page, 'Sem momento');
  await expect(noteItem(page, 'Sem momento').getByRole('button', { name: /ir para/ })).toHaveCount(0);
  await position.focus();
  await page.keyboard.press('Home');
  await page.setViewportSize({ width: 360, height: 640 });
  await note.scrollIntoViewIfNeeded();
  await back.click();
  await expect.poll(async () => Math.floor(Number(await position.inputValue()))).toBe(at);
  await expect(player).toBeInViewport();
  // The choice is kept with the text that is not sent yet, and goes with it.
  const moment = page.getByRole('checkbox', { name: 'Marcar o momento em que estou' });
  await expect(moment).not.toBeChecked();
  await moment.check();
  await page.getByLabel('Nova anotação').fill('Ainda não');
  await page.reload();
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(page.getByLabel('Nova anotação')).toHaveValue('Ainda não');
  await expect(moment).toBeChecked();
});
