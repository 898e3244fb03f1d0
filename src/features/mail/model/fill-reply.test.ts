import { describe, expect, it } from 'vitest'
import { fillReply } from './fill-reply.ts'

describe('a saved reply (R-829)', () => {
  it('fills in its fields in both languages, in any case', () => {
    const values = { client: 'Tom Hale', request: 'Harbour walk', due: '3 May', me: 'Nina Petrov' }
    expect(fillReply('Dear {Client},\n\n“{request}” is due {due}.\n\n{me}', values)).toEqual([
      ['Dear Tom Hale,'],
      ['“Harbour walk” is due 3 May.'],
      ['Nina Petrov'],
    ])
    expect(fillReply('{demande}, {e\u0301chéance}, {moi}', values)).toEqual([
      ['Harbour walk, {e\u0301chéance}, Nina Petrov'],
    ])
    expect(fillReply('{e\u0301che\u0301ance}'.normalize('NFC'), values)).toEqual([['3 May']])
  })

  it('keeps a field without a value and unknown names as they are written', () => {
    expect(fillReply('{request} {price} {} {constructor}', { request: '' })).toEqual([
      ['{request} {price} {} {constructor}'],
    ])
  })

  it('inserts a value literally, also when it looks like a field or a replacement pattern', () => {
    expect(fillReply('{client}', { client: '{me} $& $1', me: 'no' })).toEqual([['{me} $& $1']])
  })

  it('keeps the lines of a paragraph', () => {
    expect(fillReply('Quay 14\nDock B\n\n\nBye', {})).toEqual([['Quay 14', 'Dock B'], ['Bye']])
  })
})
