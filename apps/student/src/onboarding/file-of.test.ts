import { imageProblem } from '@student/domain';
import { expect, it } from 'vitest';
import { fileOf } from './file-of.ts';

it.each([
  ['data:image/jpeg;base64,/9j/', 'foto.jpeg', [255, 216, 255]],
  ['data:image/png;base64,iVBORw==', 'foto.png', [137, 80, 78, 71]],
])('%s is a file that the server takes (LIMITS-10)', async (image, name, bytes) => {
  const file = fileOf(image);
  expect([file.name, file.type, imageProblem(file)]).toEqual([
    name,
    image.slice(5, image.indexOf(';')),
    undefined,
  ]);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(bytes);
});
