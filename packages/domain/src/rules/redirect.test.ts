import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

describe('the path to return to (AUTH-14)', () => {
  it.each([
    ['/student/dashboard', '/student/dashboard'],
    ['/student/course/12/content/7', '/student/course/12/content/7'],
    [
      '/student/dashboard?page=2&search=gest%C3%A3o%20de',
      '/student/dashboard?page=2&search=gest%C3%A3o%20de',
    ],
    ['/student/interest/3?title=a%2Fb%5Cc', '/student/interest/3?title=a%2Fb%5Cc'],
    ['/student/search?search=//x', '/student/search?search=//x'],
    ['/student/course/1#notas', '/student/course/1#notas'],
  ])('%s is followed', (value, path) => {
    expect(safeRedirect(value)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    '/',
    '/student',
    '/students/x',
    '/admin',
    'student/dashboard',
    'dashboard',
    'https://evil.example/student/dashboard',
    '//evil.example/student/',
    '///evil.example',
    '/\\evil.example',
    '/student\\..\\admin',
    '/student/\\evil.example',
    '/student/..',
    '/student/../admin',
    '/student/./../admin',
    '/student/%2e%2e/admin',
    '/student/%2E%2e/admin',
    '/student/%252e%252e/admin',
    '/student/%25252e%25252e/admin',
    '/student/%2525252525252e/admin',
    '/student/..%2fadmin',
    '/student/x%2f..%2f..%2fadmin',
    '/student//evil.example',
    '/student/%2f%2fevil.example',
    '/student/%5cevil.example',
    '/student/%255cevil.example',
    '/student/a%0d%0aLocation:x',
    '/student/a\nb',
    '/stu\tdent/dashboard',
    '/student/\u0000',
    '/student/a\u007f',
    ' /student/dashboard',
    '/student/a b',
    '/student/%',
    '/student/%zz',
    '/student/%c3%28',
    'javascript:alert(1)',
    '/student/home',
    '/student/home?redirect=/student/home',
    '/student/home/reset-password/token/abc',
    '/student/%68ome',
  ])('%j is not', (value) => {
    expect(safeRedirect(value)).toBeUndefined();
  });

  it('a path beside the landing page is followed', () => {
    expect(safeRedirect('/student/homework')).toBe('/student/homework');
  });

  it('whatever comes out stays in the app and comes out again', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%25',
      'student',
      'evil.com',
      '?',
      '#',
      '@',
      ':',
      '\t',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const path = safeRedirect(`/student/${parts.join('')}`);
        if (path === undefined) return;
        const url = new URL(path, 'https://app.example');
        expect(url.origin).toBe('https://app.example');
        expect(decodeURIComponent(url.pathname).startsWith('/student/')).toBe(true);
        expect(safeRedirect(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
