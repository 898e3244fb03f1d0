import type { z } from 'zod'
import { type CompileChoices, compileChoices, type PresetName } from '../contract/compile.ts'
import { presetChoices } from './presets.ts'

/**
 * Reads stored choices of an output: each choice that is missing, invalid or unknown gets the value of the
 * preset and is named in `replaced`.
 */
export function readStoredChoices(
  stored: unknown,
  preset: PresetName,
  language: string,
): { choices: CompileChoices; replaced: string[] } {
  const { matter: matterSchema, ...shape } = compileChoices.shape
  const { matter, ...defaults } = presetChoices(preset, language)
  const { matter: storedMatter, ...given } = record(stored)
  const replaced: string[] = []
  const choices = fill(shape, defaults, given, replaced)
  return {
    choices: { ...choices, matter: fill(matterSchema.shape, matter, record(storedMatter), replaced) },
    replaced,
  }
}

function fill<T extends Record<string, unknown>>(
  shape: Record<keyof T & string, z.ZodType>,
  defaults: T,
  given: Record<string, unknown>,
  replaced: string[],
): T {
  const names = Object.keys(shape) as (keyof T & string)[]
  replaced.push(...Object.keys(given).filter((name) => !Object.hasOwn(shape, name)))
  const values = names.map((name) => {
    const read = shape[name].safeParse(given[name])
    if (!read.success) replaced.push(name)
    return [name, read.success ? read.data : defaults[name]]
  })
  return Object.fromEntries(values) as T
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
