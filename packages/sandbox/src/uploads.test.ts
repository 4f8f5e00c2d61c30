import { describe, expect, test, vi } from 'vitest';
import { people } from './seed/named-people.ts';
import { answerUpload } from './serve/uploads.ts';
import type { Records } from './store/records.ts';
import { openConversation } from './testing.ts';
import { mostUnused, uploadAt } from './uploads.ts';

type Upload = Records['uploads'];

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff, 0xe0];
const webp = [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50];
const script = [...new TextEncoder().encode('<script>alert(1)</script>')];

const send = (
  { sandbox }: ReturnType<typeof openConversation>,
  body: FormData | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) =>
  sandbox.answer(
    new Request('http://sandbox.test/api/decola/upload/image', {
      method: 'POST',
      body,
      headers,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit),
  );

const upload = async (conversation: ReturnType<typeof openConversation>, bytes: number[], name: string) => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  const answer = await send(conversation, form);
  const { data, code } = await answer.json();
  return { status: answer.status, path: data?.path as string, code };
};

const change = (image: string | null) => ({ user: { image } });

describe('an uploaded image', () => {
  test.each([
    ['PNG', png, 'eu.png', 'png'],
    ['JPEG, whatever its name says', jpg, 'eu.webp', 'jpg'],
    ['WEBP', webp, 'EU.WEBP', 'webp'],
  ])('that is a %s is kept under an address that nobody guesses', async (_, bytes, name, extension) => {
    const conversation = openConversation();
    const [first, second] = [
      await upload(conversation, bytes, name),
      await upload(conversation, bytes, name),
    ];
    expect(first.path).toMatch(new RegExp(`^/files/uploads/[0-9a-f]{32}\\.${extension}$`));
    expect(second.path).not.toBe(first.path);
    const served = answerUpload(conversation.store, first.path.slice('/files/'.length));
    expect(served?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([...new Uint8Array((await served?.arrayBuffer()) ?? [])]).toEqual(bytes);
  });

  test.each([
    ['a script that is called an image', script, 'eu.png'],
    ['an image that is called a page', png, 'eu.html'],
    ['a sound that begins as a WEBP does', [...webp.slice(0, 8), 0x57, 0x41, 0x56, 0x45], 'eu.webp'],
    ['nothing', [], 'eu.png'],
    ['half of how a PNG begins', png.slice(0, 4), 'eu.png'],
  ])('that is %s is refused', async (_, bytes, name) => {
    const { store, ...conversation } = openConversation();
    expect(await upload({ store, ...conversation }, bytes, name)).toMatchObject({
      status: 422,
      code: 'INVALID_IMAGE_TYPE',
    });
    expect(store.count('uploads')).toBe(0);
  });

  test('that is too large is refused while it arrives, and the rest of it is not waited for', async () => {
    let sent = 0;
    // It has an end all the same: without the limit the test fails and does not take all memory.
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent > 50_000_000) return controller.close();
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const answer = await send(openConversation(), endless, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'IMAGE_TOO_LARGE']);
    expect(sent).toBeLessThan(3_500_000);
  });
});

describe('the image of a person', () => {
  test('is one that they uploaded, or none', async () => {
    const conversation = openConversation();
    const { call } = conversation;
    const { path } = await upload(conversation, jpg, 'eu.jpeg');
    const { data } = await call('POST /api/decola/user/me/edit/personalInformation', change(path));
    expect(data.user).toMatchObject({ image: path, profilePictureExtension: 'jpg' });
    const moved = await call(
      'POST /api/decola/user/me/edit/personalInformation',
      change(`/sob/pasta${path}`),
    );
    expect(moved.data.user.image).toBe(path);
    expect(
      (await call('POST /api/decola/user/me/edit/personalInformation', change(null))).data.user.image,
    ).toBeNull();
  });

  test('may be sent back as it is', async () => {
    const { call } = openConversation();
    const { data } = await call(
      'POST /api/decola/user/me/edit/personalInformation',
      change('/files/people/1.svg'),
    );
    expect(data.user.image).toBe('/files/people/1.svg');
  });

  test('is neither an address of elsewhere nor what somebody else uploaded', async () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const { path } = await upload(conversation, png, 'eu.png');
    store.patch('uploads', 1, { userId: people.bruno });
    for (const image of [
      path,
      'https://elsewhere.example/eu.png',
      '/files/people/2.svg',
      '/files/uploads/1.png',
    ])
      for (const line of [
        'POST /api/decola/user/me/edit/personalInformation',
        'POST /api/decola/user/onBoarding/finish',
      ])
        expect(await call(line, change(image))).toMatchObject({
          status: 422,
          code: 'VALIDATION_ERROR',
          errors: [{ field: 'image' }],
        });
    expect(store.get('people', people.ana)?.image).toBe('/files/people/1.svg');
  });
});

describe('pictures that are not used', () => {
  test('are kept for a few tries, the last ones, and the one in use whatever came since', async () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const used = await upload(conversation, png, 'eu.png');
    await call('POST /api/decola/user/me/edit/personalInformation', change(used.path));
    const paths: string[] = [];
    for (let count = 0; count < mostUnused + 2; count += 1)
      paths.push((await upload(conversation, png, 'eu.png')).path);
    store.insert('uploads', {
      ...(store.get('uploads', 1) as Upload),
      id: 900,
      userId: people.bruno,
      key: 'b'.repeat(32),
    });
    await upload(conversation, png, 'eu.png');
    const kept = (path: string) => uploadAt(store, path) !== undefined;
    expect([used.path, ...paths].map(kept)).toEqual([true, false, false, false, true, true, true, true]);
    expect(store.count('uploads', { userId: people.bruno })).toBe(1);
  });

  test.each([
    ['another one', 'POST /api/decola/user/me/edit/personalInformation'],
    ['another one at the first access', 'POST /api/decola/user/onBoarding/finish'],
  ])('are gone once they gave way to %s, or to none', async (_, line) => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const [first, second] = [
      await upload(conversation, png, 'eu.png'),
      await upload(conversation, png, 'eu.png'),
    ];
    await call(line, change(first.path));
    await call(line, change(second.path));
    expect(uploadAt(store, first.path)).toBeUndefined();
    expect(uploadAt(store, second.path)).toBeDefined();
    await call(line, change(null));
    expect(uploadAt(store, second.path)).toBeUndefined();
  });
});

test('a form of many parts is not taken apart', async () => {
  const { sandbox } = openConversation({ session: people.ana });
  const parts = (count: number) =>
    `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(count);
  const send = async (count: number) =>
    (
      await sandbox.answer(
        new Request('http://sandbox.test/api/decola/upload/image', {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: `${parts(count)}--x--\r\n`,
        }),
      )
    ).status;
  const formData = vi.spyOn(Response.prototype, 'formData');
  expect(await send(40_000)).toBe(422);
  expect(formData).not.toHaveBeenCalled();
  formData.mockRestore();
});
