import { acceptTerm, changePassword, signIn } from '@student/api-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Platform } from '../platform.ts';
import type { Request } from '../request.ts';
import type { Services } from '../services.ts';
import { personIn } from '../session/session.ts';
import { ana } from '../session/testing/people.ts';
import { lost, sessionWorld } from '../session/testing/session-world.ts';
import { providedSignIn } from './sign-in.provided.ts';

/** Signing in on the landing page of somebody like Ana, with what they owe. */
function signingIn(duty: object, says: { isAdmin?: boolean; isManager?: boolean } = {}) {
  const user = { ...ana, ...duty };
  const told = (answer: boolean | undefined) => () => answer ?? Promise.reject(lost);
  const world = sessionWorld({
    at: '/student/home',
    person: () => ({ user, companies: [] }),
    isAdmin: told(says.isAdmin),
    isManager: told(says.isManager),
  });
  onTestFinished(world.stop);
  const done: unknown[] = [signIn, acceptTerm, changePassword];
  const request = (async (endpoint: never, ...options: never[]) =>
    done.includes(endpoint)
      ? null
      : (world.request as (...call: never[]) => unknown)(endpoint, ...options)) as Request;
  const platform = { now: () => Date.parse('2026-03-02T12:00:00Z') } as Platform;
  const services: Services = { ...world, request, platform };
  const actor = createActor(providedSignIn(services), { input: { step: undefined, redirect: undefined } });
  actor.start();
  actor.send({ type: 'credentials.submit', login: ana.email ?? '', password: 'Decola@2026' });
  const enters = async (path: string) => {
    await world.router.navigate(path);
    return world.where();
  };
  const reaches = (state: 'reviewingTerm' | 'creatingCredentials' | 'signedIn') =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, enters, reaches, person: () => personIn(world.session.get()) };
}

it('the app is closed until the new term is accepted, and open from then on', async () => {
  const { actor, enters, reaches } = signingIn({ mustAcceptTerm: true });
  await reaches('reviewingTerm');
  expect(await enters('/student/course/1')).toContain('acceptTerm=true');
  actor.send({ type: 'term.accept' });
  await reaches('signedIn');
  expect(await enters('/student/course/1')).toBe('/student/course/1');
});

it('the app is closed until an imported person has a password of their own, and open from then on', async () => {
  const { actor, enters, reaches } = signingIn({ mustAcceptTerm: true, isImported: true });
  await reaches('creatingCredentials');
  expect(await enters('/student/course/1')).toContain('firstLogin=create-new-credentials');
  actor.send({ type: 'newPassword.submit', password: 'Segredo#2026', confirmation: 'Segredo#2026' });
  await reaches('signedIn');
  expect(await enters('/student/course/1')).toBe('/student/course/1');
});

it.each([
  ['an administrator', { isAdmin: true, isManager: false }, { userType: 2, isAdmin: true, isManager: false }],
  ['a manager', { isAdmin: false, isManager: true }, { userType: 4, isAdmin: false, isManager: true }],
  ['neither', { isAdmin: false, isManager: false }, { userType: 1, isAdmin: false, isManager: false }],
  ['somebody of whom it cannot be told', {}, { userType: 4 }],
])('who the server checks as %s is kept so after signing in (AUTH-44, AUTH-46)', async (_, says, kept) => {
  const { reaches, person } = signingIn({ userType: 4 }, says);
  await reaches('signedIn');
  await vi.waitFor(() => expect(person()).toMatchObject(kept));
});
