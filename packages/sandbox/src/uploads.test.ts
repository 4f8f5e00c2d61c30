import { describe, expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

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
  const change = (image: string | null) => ({ user: { image } });

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
