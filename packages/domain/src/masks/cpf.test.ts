import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCpf, maskCpf, stripCpf } from './cpf.ts';

describe('the CPF mask', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982', '529.982'],
    ['5299822', '529.982.2'],
    ['529982247', '529.982.247'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529982247259', '529.982.247-25'],
    ['52a9', '529'],
  ])('shows %j as %j (REGISTER-05)', (typed, shown) => {
    expect(maskCpf(typed)).toBe(shown);
  });

  it('twice applied is once applied, and stripping gives the digits back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
        expect(maskCpf(maskCpf(digits))).toBe(maskCpf(digits));
        expect(stripCpf(maskCpf(digits))).toBe(digits);
        expect(maskCpf(digits).length).toBeLessThanOrEqual(14);
      }),
    );
  });

  it.each([
    ['5299822472', false],
    ['52998224725', true],
    ['529.982.247-25', true],
    ['00000000000', true],
    ['529982247256', false],
    ['5299822472a', false],
  ])('takes %j for a CPF: %s, by its length only', (typed, isOne) => {
    expect(isCpf(typed)).toBe(isOne);
  });
});
