import { expect, it } from 'vitest'
import { fromDatabase } from './postgres-errors.ts'

const failure = (code: string, detail?: string) => Object.assign(new Error('x'), { code, detail })

it('a full disk is answered with 507 and its own sentence (R-623)', () => {
  expect(fromDatabase(failure('53100'))).toMatchObject({
    status: 507,
    code: 'disk_full',
    message: 'The disk of the server is full. Nothing was saved.',
  })
})

it('a full storage names the used and the allowed megabytes (R-532)', () => {
  expect(fromDatabase(failure('QPQUO', '51200000 of 52000000 bytes are used'))).toMatchObject({
    status: 413,
    message: 'Your storage is full: 51.2 of 52 MB are used. Delete files, or ask an administrator for more.',
  })
})
