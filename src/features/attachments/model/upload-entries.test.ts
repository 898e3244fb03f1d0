import { MAX_FILE_BYTES } from '@contract/attachments.ts'
import { describe, expect, it } from 'vitest'
import {
  alreadyUploaded,
  MAX_BYTES,
  maxBytesOf,
  NoSpace,
  nextUpload,
  toEntry,
  uploadedOf,
  uploadRefusal,
} from './upload-entries.ts'

const file = { name: 'Brief.pdf', size: 10, type: 'application/pdf' }
const entry = (id: string, status: 'waiting' | 'sending' | 'done' | 'failed') => ({
  ...toEntry(file, id, 'folder', 0),
  status,
})

describe('upload entries', () => {
  it('are stored in their folder under their own id, never under the file name', () => {
    expect(toEntry({ ...file, name: '../../etc/passwd' }, 'a', 'request', 0).path).toBe('request/a')
  })

  it('have a problem when they are too large or too many', () => {
    expect(toEntry({ ...file, size: MAX_BYTES }, 'a', 'f', 0).problem).toBeNull()
    expect(toEntry({ ...file, size: MAX_BYTES + 1 }, 'a', 'f', 0)).toMatchObject({
      status: 'failed',
      problem: 'too-large',
    })
    expect(toEntry(file, 'a', 'f', 50).problem).toBe('too-many')
  })

  it('may have up to 2 GB in requests and messages, and less in other buckets (R-532)', () => {
    expect(MAX_BYTES).toBe(MAX_FILE_BYTES)
    expect(MAX_FILE_BYTES).toBe(2 * 1024 ** 3)
    expect(maxBytesOf('project-files')).toBe(MAX_BYTES)
    expect(maxBytesOf('mail-files')).toBe(MAX_BYTES)
    const pictures = maxBytesOf('product-pictures')
    expect(toEntry({ ...file, size: pictures + 1 }, 'a', 'f', 0, pictures).problem).toBe('too-large')
  })

  it('keep the file extension of a name that is too long', () => {
    const { name } = toEntry({ ...file, name: `${'x'.repeat(300)}.pdf` }, 'a', 'f', 0)
    expect(name).toHaveLength(255)
    expect(name.endsWith('.pdf')).toBe(true)
  })

  it('have a media type without parameters, and plain bytes where there is none', () => {
    const typeOf = (type: string) => toEntry({ ...file, type }, 'a', 'f', 0).mime
    expect(typeOf('audio/webm;codecs=opus')).toBe('audio/webm')
    expect(typeOf('application/pdf')).toBe('application/pdf')
    for (const odd of ['', 'image', 'image/png,text/html', 'a b/c']) {
      expect(typeOf(odd), odd).toBe('application/octet-stream')
    }
  })

  it('start three at a time, in order', () => {
    const all = [
      entry('a', 'done'),
      entry('b', 'sending'),
      ...['c', 'd', 'e'].map((id) => entry(id, 'waiting')),
    ]
    expect(nextUpload(all).map(({ id }) => id)).toEqual(['c', 'd'])
    expect(nextUpload(all.map((one) => ({ ...one, status: 'sending' })))).toEqual([])
  })

  it('count as attachments once they are uploaded, also those uploaded earlier', () => {
    const kept = alreadyUploaded([{ id: 'k', name: 'K', size: 4, mime: '' }], 'f')
    expect(uploadedOf([...kept, entry('b', 'sending'), entry('c', 'failed'), entry('d', 'done')])).toEqual([
      { id: 'k', name: 'K', size: 4, mime: '' },
      { id: 'd', name: 'Brief.pdf', size: 10, mime: 'application/pdf' },
    ])
  })
})

describe('uploadRefusal', () => {
  const answered = (status: number, body = '') =>
    Object.assign(new Error('tus'), { originalResponse: { getStatus: () => status, getBody: () => body } })

  it('tells a full storage with its free bytes from other refusals and from a transient failure', () => {
    for (const status of [403, 413]) {
      const answer = answered(status, 'storage_full: 700 of 1000 bytes are used')
      expect(uploadRefusal(answer)).toEqual({ problem: 'no-space', left: 300 })
    }
    expect(uploadRefusal(new NoSpace(12))).toEqual({ problem: 'no-space', left: 12 })
    expect(uploadRefusal(answered(413, 'Maximum size exceeded'))).toEqual({ problem: 'too-large' })
    expect(uploadRefusal(answered(403))).toEqual({ problem: 'refused' })
    expect(uploadRefusal(answered(503))).toEqual({ problem: 'failed' })
    expect(uploadRefusal(new Error('network'))).toEqual({ problem: 'failed' })
    expect(uploadRefusal(new DOMException('', 'NotReadableError'))).toEqual({ problem: 'unreadable' })
  })
})
