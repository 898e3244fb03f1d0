import { draftBody } from '@contract/mail.ts'
import { sendMessageBody } from '@contract/mail-forms.ts'
import { describe, expect, it } from 'vitest'
import { fromDraft, isBlank, newComposition, toDraft, toMessage } from './composition.ts'
import { forwardMessage, replyTo, replyToAll } from './reply.ts'
import { testMessage, testPerson, testThread } from './test-threads.ts'

const me = testPerson(2).uid
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)

describe('a reply', () => {
  it('is addressed to the author only', () => {
    const answer = replyTo(testMessage(), me)
    expect(names(answer.to)).toEqual(['Person 1'])
    expect(answer.cc).toEqual([])
  })
  it('to all excludes the caller and names everyone once', () => {
    const answer = replyToAll(testMessage(), me)
    expect(names(answer.to)).toEqual(['Person 1', 'Person 3'])
    expect(names(answer.cc)).toEqual(['Person 4'])
  })
  it('to all has no recipient twice', () => {
    const copies = [1, 2, 3, 4].map((n) => ({
      ...testPerson(n),
      kind: n === 3 ? ('to' as const) : ('cc' as const),
      deliveredAt: null,
      readAt: null,
    }))
    const answer = replyToAll(testMessage({ recipients: copies }), me)
    expect(names(answer.to)).toEqual(['Person 1', 'Person 3'])
    expect(names(answer.cc)).toEqual(['Person 4'])
  })
  it('to an own message is addressed to its recipients', () => {
    expect(names(replyTo(testMessage({ isMine: true }), testPerson(1).uid).to)).toEqual([
      'Person 2',
      'Person 3',
    ])
  })
  it('takes subject, project and due date from its thread and requires only a text', () => {
    const answer = { ...replyTo(testMessage(), me), html: '<p>Yes</p>' }
    expect(sendMessageBody.safeParse(toMessage(answer)).success).toBe(true)
  })
})

describe('a reply in a conversation of a team (R-875)', () => {
  const team = { ...testPerson(9), name: 'Clients', isTeam: true }
  const to = (person: typeof team | ReturnType<typeof testPerson>) => ({
    ...person,
    kind: 'to' as const,
    deliveredAt: null,
    readAt: null,
  })
  const question = testMessage({ recipients: [to(team)] })
  const answer = testMessage({ from: team, author: testPerson(2), recipients: [to(testPerson(1))] })

  it('of staff is addressed to the client, also after an answer of a colleague, and not to the team itself', () => {
    const colleague = testPerson(3).uid
    expect(names(replyTo(question, colleague, true).to)).toEqual(['Person 1'])
    expect(names(replyToAll(question, colleague, true).to)).toEqual(['Person 1'])
    expect(names(replyTo(answer, colleague, true).to)).toEqual(['Person 1'])
  })
  it('of the client is addressed to the team, which stays marked as one', () => {
    const client = testPerson(1).uid
    expect(replyTo(answer, client).to).toEqual([team])
    expect(replyTo({ ...question, isMine: true }, client).to).toEqual([team])
  })
})

describe('a forwarded conversation', () => {
  const file = (n: number) => ({
    id: testPerson(n).uid,
    name: `${n}.txt`,
    size: 1,
    mime: 'text/plain',
    path: `path ${n}`,
    createdAt: '2026-11-20T10:00:00Z',
  })
  const begin = (more: Partial<Parameters<typeof forwardMessage>[0]> = {}) =>
    forwardMessage({
      messages: [testMessage({ attachments: [file(7)] }), testMessage({ subject: 'Fwd: Harbour' })],
      thread: testThread(1),
      html: '<hr><p>Words</p>',
      prefix: 'Fwd:',
      today: '2026-11-22',
      ...more,
    })

  it('is a new message with one prefix that keeps the files as a draft', () => {
    const made = begin()
    expect(made.subject).toBe('Fwd: Harbour')
    expect(toMessage(made)).toMatchObject({ forwardAttachmentIds: [file(7).id] })
    expect(toMessage(made)).not.toHaveProperty('threadId')
    const sent = draftBody.parse(toDraft(made))
    expect(sent.forwardAttachmentIds).toEqual([file(7).id])
    const draft = { ...sent, id: made.id, no: 1, forwarded: [file(7)], updatedAt: file(7).createdAt }
    expect(fromDraft(draft)).toMatchObject({ id: made.id, kind: 'forward', at: null, forwarded: [file(7)] })
    expect(toMessage(fromDraft(draft)).forwardAttachmentIds).toEqual([file(7).id])
  })

  it('contains the files of all its messages, each once, up to the limit', () => {
    const messages = [
      testMessage({ attachments: [file(1), file(2)] }),
      testMessage({ attachments: [{ ...file(1), id: testPerson(50).uid }] }),
    ]
    expect(begin({ messages }).forwarded.map(({ path }) => path)).toEqual(['path 1', 'path 2'])
    const many = [testMessage({ attachments: Array.from({ length: 60 }, (_, n) => file(n)) })]
    expect(
      sendMessageBody.shape.forwardAttachmentIds.safeParse(
        toMessage(begin({ messages: many })).forwardAttachmentIds,
      ).success,
    ).toBe(true)
    expect(begin({ messages: many }).forwarded.at(-1)?.path).toBe('path 59')
  })

  it('keeps the due date of its thread unless it is past', () => {
    expect(begin({ thread: testThread(1, { dueDate: '2026-11-22' }) }).dueDate).toBe('2026-11-22')
    expect(begin({ thread: testThread(1, { dueDate: '2026-11-21' }) }).dueDate).toBeNull()
  })
})

describe('a new message', () => {
  it('requires every field, with the fixed messages', () => {
    const { error } = sendMessageBody.safeParse(toMessage(newComposition()))
    expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual([
      'dueDate',
      'html',
      'projectId',
      'subject',
      'to',
    ])
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(new Set(['unfilled']))
  })
  it('can have no project by explicit choice', () => {
    const known = { to: [testPerson(1)], subject: 'S', dueDate: '2030-01-01', html: '<p>x</p>' }
    expect(sendMessageBody.safeParse(toMessage(newComposition({ ...known, projectId: null }))).success).toBe(
      true,
    )
    expect(sendMessageBody.safeParse(toMessage(newComposition(known))).success).toBe(false)
  })
  it('keeps its id from the first change to the last retry', () => {
    const made = newComposition({ html: '<p>x</p>' })
    expect(toMessage(made).id).toBe(made.id)
    const stored = { ...made, no: 1, updatedAt: '2026-11-20T10:00:00Z', ...toDraft(made) }
    expect(fromDraft(stored as Parameters<typeof fromDraft>[0]).id).toBe(made.id)
  })
  it('is blank until the user enters something', () => {
    expect(isBlank(newComposition())).toBe(true)
    expect(isBlank(newComposition({ kind: 'reply', at: 'x', to: [testPerson(1)], subject: 'S' }))).toBe(true)
    expect(isBlank(newComposition({ subject: 'S' }))).toBe(false)
    expect(isBlank(newComposition({ to: [testPerson(1)] }))).toBe(false)
    expect(isBlank(newComposition({ cc: [testPerson(1)] }))).toBe(false)
  })
  it('saves a due date in its draft only when the date is complete and exists', () => {
    expect(toDraft(newComposition({ dueDate: '2030-02-28' })).dueDate).toBe('2030-02-28')
    expect(toDraft(newComposition({ dueDate: '2030-02-30' })).dueDate).toBeNull()
    expect(toDraft(newComposition({ dueDate: '2030-1' })).dueDate).toBeNull()
  })
})
