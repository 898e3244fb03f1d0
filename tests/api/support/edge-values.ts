/** Deterministic pseudo-random integers. */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    // The low bits of such a generator repeat after a few calls.
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Text that has broken parsers, encodings or databases. */
export const EDGE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '\u202e',
  '\ufeff',
  '😀',
  'é',
  '東京',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '`',
  ';',
  '--',
  "'; drop table public.manuscripts; --",
  '$1',
  '{{x}}',
  '<script>',
  '../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e999',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '\r\nX-Evil: 1',
  '00000000-0000-4000-8000-0000000000ff',
  'AAAAAAAA-AAAA-4AAA-8AAA-AAAAAAAAAAAA',
] as const

/** Values of every JSON type, edge values first. */
export const EDGE_VALUES: readonly unknown[] = [
  ...EDGE_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1 },
  ['x'.repeat(100)],
  { '': '' },
  { '\0': 1 },
  { type: 'doc' },
  { type: 'doc', content: [] },
  { type: 'doc', content: [null] },
  { type: 'doc', content: [{ type: 'text', text: '\0' }] },
  { type: 'doc', content: [{ type: 'text', text: '\ud800' }] },
  { type: 'doc', content: [{ type: 'table', content: [] }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'fine' }] }] },
]

/** JSON nested deeper than the stack: arrays in arrays, or objects in objects. */
export function deep(of: 'lists' | 'objects', levels = 20_000): string {
  const [begin, end] = of === 'lists' ? ['[', ']'] : ['{"a":', '}']
  return `${begin.repeat(levels)}1${end.repeat(levels)}`
}

/** Path segments that name nothing, already encoded. */
export const EDGE_SEGMENTS = [
  'x',
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  '1e3',
  '1.5',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%2e%2e',
  '%2F',
  '%27',
  "'--",
  '%F0%9F%98%80',
  'x'.repeat(3000),
  '*',
  ':id',
  'null',
  '00000000-0000-4000-8000-0000000000ff',
  '00000000-0000-4000-8000-0000000000FF',
  '{00000000-0000-4000-8000-0000000000ff}',
] as const

/** Bodies that are not JSON, or not an object. */
export const EDGE_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '1',
  '"x"',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"x":1}}',
  '[[[[[[',
  '{"a":"\\ud800"}',
  '\0',
] as const
