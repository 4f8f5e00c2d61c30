import * as v from 'valibot';
import { expect, it } from 'vitest';
import { User } from './user.ts';

const wire = {
  ...{ id: 71, login: '52998224725', isFirstLogin: false, name: 'Ana Souza', socialName: 'Bia Souza' },
  ...{ profession: 'Analista', biography: 'Gosto de gente.', academicEducation: 'Ensino superior completo' },
  ...{ document: '52998224725', email: 'ana@empresa.com.br', birthDate: '1994-08-17' },
  ...{ profilePictureExtension: 'webp', decoins: 340, completeCourses: 4, totalWatched: 18240 },
  ...{ userType: 1, userTypeLabel: 'Aluno', isImported: false, passwordModifiedAt: null },
  ...{ certificateGenerated: 3, percentageUser: 62, isForeigner: false },
  ...{ attendance: true, attendanceAts: [611], enrolledAt: null, attendanceAt: '2026-03-02T12:00:00.000Z' },
  interests: [{ id: 11, title: 'Liderança' }],
  companies: [{ id: 2, name: 'Decola' }],
};
const address = {
  ...{ addressNumber: 101, street: 'Avenida Paulista', district: 'Bela Vista', federalUnit: 'SP' },
  ...{ city: 'São Paulo', zipCode: '01310100', complement: null },
};

it('a user is read with all that it carries, and with the address (PROFILE-03, PROFILE-04)', () => {
  const { imageUrl, mustAcceptTerm, ...read } = v.parse(User, {
    ...wire,
    image: '/files/users/71.webp',
    needAcceptNewTerm: true,
    address: { ...address, stateID: 25 },
  });
  expect(read).toEqual({ ...wire, address: { ...address, stateId: 25 } });
  expect({ imageUrl, mustAcceptTerm }).toEqual({ imageUrl: '/files/users/71.webp', mustAcceptTerm: true });
});

it('what an answer leaves out is not there; attendance is told in lists of enrolled people only (PROFILE-03)', () => {
  const { attendance: _, attendanceAts: __, enrolledAt: ___, percentageUser: ____, ...rest } = wire;
  const read = v.parse(User, { ...rest, image: null, needAcceptNewTerm: false });
  expect(read).toMatchObject({ percentageUser: null, enrolledAt: null, address: null });
  expect([read.attendance, read.attendanceAts]).toEqual([undefined, undefined]);
});
