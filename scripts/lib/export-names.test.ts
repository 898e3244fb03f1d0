import { describe, expect, it } from 'vitest'
import { findExportClashes } from './export-names.ts'

const clashes = (...texts: string[]) =>
  findExportClashes(texts.map((text, index) => ({ path: `src/${index + 1}.ts`, text })))

describe('findExportClashes', () => {
  it.each([
    'export const total = 1',
    'export let total = 1',
    'export function total() {}',
    'export async function total() {}',
    'export async function* total() {}',
    'export type total = number',
    'export class total {}',
    'export abstract class total {}',
    'export interface total {}',
    'export enum total {}',
  ])('reports a second file with %s', (text) => {
    expect(clashes('export const total = 0', text)).toEqual([
      'total is exported by src/1.ts, src/2.ts; rename all but one.',
    ])
  })

  it('accepts overloads and a type with the name of its value in one file', () => {
    expect(
      clashes(
        'export const role = 1\nexport type role = number\nexport function a(): void\nexport function a() {}',
      ),
    ).toEqual([])
  })

  it('ignores Page, routes, local declarations, re-exports and comments', () => {
    const text = [
      'export const routes = []',
      'export function Page() {}',
      'const total = 1',
      "export { item } from './item.ts'",
      '/**',
      'export const example = 1',
      '*/',
    ].join('\n')
    expect(clashes(text, text)).toEqual([])
  })
})
