import { describe, expect, it } from 'vitest'
import { classifyMail, isFailedSender } from './classify-mail.ts'

const headersOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const [key = '', value = ''] = line.split(/:\s*(.*)/)
    return { key: key.toLowerCase(), originalKey: key, value }
  })
const mailWith = (...lines: string[]) => ({ headers: headersOf(lines), attachments: [] })

describe('a received mail (R-771)', () => {
  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated',
    'Return-Path: <>',
    'Precedence: bulk',
    'Precedence: junk',
    'Precedence: List',
    'Precedence: auto_reply',
    'X-Autoreply: yes',
    'X-Autorespond: 1',
    'List-Id: <news.example>',
  ])('with %s is automatic', (line) => {
    expect(classifyMail(mailWith('Subject: Away', line))).toEqual({ kind: 'ignored', reason: 'automatic' })
  })

  it.each([
    'Auto-Submitted: no',
    'Auto-Submitted: no; owner-email=x',
    'Return-Path: <client@demo.com>',
    'Precedence: first-class',
    'X-Auto-Response-Suppress: All',
  ])('with %s was written by a person', (line) => {
    expect(classifyMail(mailWith('Subject: Re', line))).toEqual({ kind: 'written' })
  })

  it('of ours that comes back is a loop', () => {
    expect(classifyMail(mailWith('X-Quillport: 7'))).toEqual({ kind: 'ignored', reason: 'loop' })
  })

  const report = (type: string, mimeType: string, content: string) =>
    classifyMail({
      headers: headersOf([`Content-Type: multipart/report; report-type=${type}`, 'X-Quillport: 7']),
      attachments: [{ filename: null, mimeType, disposition: null, content }],
    })
  const bounce = (text: string) => report('delivery-status', 'message/delivery-status', text)

  it('that reports a permanent failure names the address and the code, a delay is ignored', () => {
    expect(bounce('Final-Recipient: rfc822; <A@B.test>\nStatus: 5.1.1')).toEqual({
      kind: 'failure',
      state: 'bounced',
      address: 'a@b.test',
      reason: '5.1.1',
    })
    expect(bounce('Original-Recipient: rfc822; c@d.test\nStatus: 5.7.1')).toMatchObject({
      address: 'c@d.test',
    })
    expect(bounce('Final-Recipient: rfc822; a@b.test\nStatus: 4.2.2')).toEqual({
      kind: 'ignored',
      reason: 'bounce',
    })
    expect(bounce('Nothing')).toEqual({ kind: 'ignored', reason: 'bounce' })
  })

  it('that reports spam is a complaint of its address', () => {
    const spam = (text: string) => report('feedback-report', 'message/feedback-report', text)
    expect(spam('Feedback-Type: Fraud\nOriginal-Rcpt-To: <A@B.test>')).toEqual({
      kind: 'failure',
      state: 'complained',
      address: 'a@b.test',
      reason: 'fraud',
    })
    expect(spam('Removal-Recipient: a@b.test')).toMatchObject({ address: 'a@b.test', reason: 'abuse' })
  })
})

describe('the sender of a mail (R-687)', () => {
  it.each([
    ['Authentication-Results: mx; dmarc=fail'],
    ['Authentication-Results: mx; spf=pass; dkim=pass; dmarc=fail'],
    ['Authentication-Results: mx; spf=fail; dkim=pass'],
    ['Authentication-Results: mx; spf=pass; dkim=fail'],
    ['Received-SPF: Fail (not allowed)'],
    ['X-Mailgun-Spf: Fail'],
    ['X-Mailgun-Dkim-Check-Result: Fail'],
  ])('is false with %s', (line) => expect(isFailedSender(mailWith(line))).toBe(true))

  it.each([
    ['Subject: Re'],
    ['Authentication-Results: mx; spf=fail; dkim=fail; dmarc=pass'],
    ['Authentication-Results: mx; spf=softfail; dkim=none; dmarc=none'],
    ['Received-SPF: pass'],
    ['X-Mailgun-Spf: Pass'],
  ])('is not false with %s', (line) => expect(isFailedSender(mailWith(line))).toBe(false))

  it('is judged by the header of the provider, which is the first, not by one of the sender', () => {
    const [ours, theirs] = [
      'Authentication-Results: mx; dmarc=fail',
      'Authentication-Results: mx; dmarc=pass',
    ]
    expect(isFailedSender(mailWith(ours, theirs))).toBe(true)
    expect(isFailedSender(mailWith(theirs, ours))).toBe(false)
  })
})
