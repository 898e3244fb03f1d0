import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'

const isFile = (value: unknown): value is NewAttachment =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'mime'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'size') === 'number'

/** Returns whether a value that this device stored is a list of uploaded files. */
export const areFiles = (value: unknown): value is readonly NewAttachment[] =>
  Array.isArray(value) && value.every(isFile)
