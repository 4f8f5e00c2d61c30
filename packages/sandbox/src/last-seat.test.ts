import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './serve.ts';

const signIn = async (url: string, login: string) => {
  const body = JSON.stringify({ login, password: 'Decola@2026' });
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body });
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
};

test('of two who race for the last seat over HTTP one gets it, each time, and the other reads why (EVENT-08)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-last-seat-'));
  const { url, sandbox, close } = await serve({ port: 0, data: join(folder, 'data.sqlite'), fresh: true });
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { store } = sandbox;
  const racers = await Promise.all(
    ['ana.souza@decola.com.br', 'helena.martins@decola.com.br'].map(async (login) => ({
      id: store.find('people', { email: login })?.id ?? 0,
      headers: await signIn(url, login),
    })),
  );
  const taken = () => store.list('seats', { classId: 11 });
  for (const { id } of taken().filter(({ userId }) => racers.some((racer) => racer.id === userId)))
    store.remove('seats', id);
  const before = taken().length;
  store.patch('eventClasses', 11, { maxCapacity: before + 1 });

  for (let round = 0; round < 50; round += 1) {
    const inTurn = round % 2 === 0 ? racers : racers.toReversed();
    const answers = await Promise.all(
      inTurn.map(async ({ id, headers }) => {
        const answer = await fetch(`${url}/api/decola/event/class/11/enroll`, { method: 'POST', headers });
        const { code, message } = await answer.json();
        return { id, isTaken: answer.ok, code, message };
      }),
    );
    const winners = answers.filter(({ isTaken }) => isTaken);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ isTaken }) => !isTaken)).toEqual([
      expect.objectContaining({
        code: 'MAX_CAPACITY_REACHED',
        message: 'Não há mais vagas para essa turma.',
      }),
    ]);
    expect(taken()).toHaveLength(before + 1);
    const own = store.find('seats', { userId: winners[0]?.id ?? 0, classId: 11 });
    store.remove('seats', own?.id ?? 0);
  }
});
