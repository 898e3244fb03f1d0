import { PEOPLE } from '../support/api.ts'
import { createInbound } from '../support/inbound.ts'
import { receiveVisitor } from '../support/mail.ts'
import { doc } from '../support/manuscripts.ts'
import {
  COMPANIES,
  dayFromToday,
  makePerson,
  passUndoTime,
  requestBody,
  storeFile,
} from '../support/projects.ts'
import type { Walker } from './walker.ts'

/** A project from the form to the delivery. */
export async function walkProjects({ api, get, post, put, patch, remove }: Walker): Promise<void> {
  const body = requestBody()
  const { project } = await post('client', '/projects', body)
  await post('client', '/projects', body)
  const one = `/projects/${project.id}`
  await get('manager', '/projects?itemsPerPage=100')
  await get('manager', `/projects/needs-you?today=${dayFromToday()}`)
  await get('manager', `/projects?needs=first&today=${dayFromToday()}`)
  await get('manager', '/projects/choices?q=harbour')
  await get('manager', `/projects/calendar?from=${dayFromToday()}&to=${dayFromToday(30)}`)
  await get('manager', `/projects/workload?today=${dayFromToday()}`)
  await get('manager', `/attention?today=${dayFromToday()}`)
  await get('auth', `/home?today=${dayFromToday()}`)
  const revision = async () => (await get('manager', one)).project.revision as number
  await patch('client', one, {
    revision: await revision(),
    today: dayFromToday(),
    description: 'Into French.',
  })
  await put('manager', `${one}/assignees`, { revision: await revision(), uids: [PEOPLE.manager] })
  const view = { id: crypto.randomUUID(), name: 'Due', query: 'due=overdue' }
  await post('manager', '/projects/views', view)
  await get('manager', '/projects/views')
  await patch('manager', `/projects/views/${view.id}`, { name: 'Late' })
  await remove('manager', `/projects/views/${view.id}`)
  const days = { startsOn: dayFromToday(1), endsOn: dayFromToday(9) }
  const { absence } = await post('manager', '/absences', { uid: PEOPLE.user, ...days })
  await get('manager', `/absences?from=${dayFromToday()}&to=${dayFromToday(30)}`)
  await remove('manager', `/absences/${absence.id}`)
  const seen = async () => ({ id: project.id, revision: await revision() })
  await put('manager', '/projects/assignees', { projects: [{ ...(await seen()), uids: [PEOPLE.user] }] })
  await post('manager', '/projects/status', { projects: [await seen()], status: 'in_progress' })
  await post('manager', '/projects/status', {
    projects: [await seen()],
    status: 'received',
    reason: 'Too early',
  })
  const { sub } = await makePerson(api, 'client', COMPANIES.a)
  await get('client', `/people?project=${project.id}`)
  await get('client', `/people?mention=${project.id}`)
  await post('client', `${one}/people`, { role: 'observer', uids: [sub] })
  await remove('client', `${one}/people/${sub}`)
  await get('client', `${one}/events`)

  const shown = { id: crypto.randomUUID(), name: 'Lamp.png', size: 12, mime: 'image/png' }
  await storeFile(api, PEOPLE.client, `${project.id}/${shown.id}`)
  const comment = { id: crypto.randomUUID(), body: 'By noon?', files: [shown] }
  await post('client', `${one}/comments`, comment)
  await post('client', `${one}/comments`, comment)
  await get('manager', `${one}/comments`)
  await patch('client', `${one}/comments/${comment.id}`, { body: 'By three?' })
  await remove('client', `${one}/comments/${comment.id}`)

  const file = { id: crypto.randomUUID(), name: 'Guide.pdf', size: 12, mime: 'application/pdf' }
  await storeFile(api, PEOPLE.client, `${project.id}/${file.id}`)
  await post('client', `${one}/attachments`, { kind: 'source', files: [file] })
  await remove('client', `${one}/attachments/${file.id}`)
  const { manuscript } = await post('client', '/manuscripts', { title: 'The Ferry' })
  const items = `/manuscripts/${manuscript.id}/items`
  const { item } = await post('client', items, {
    type: 'chapter',
    title: 'One',
    content: doc('The ferry came.'),
  })
  const frozen = await post('client', `${one}/chapters`, { manuscriptId: manuscript.id, itemIds: [item.id] })
  const { id } = frozen.project.attachments.find((one: { kind: string }) => one.kind === 'chapter')
  await get('manager', `${one}/chapters/${id}`)
  await get('manager', `${one}/chapters/${id}?format=txt`)

  await post('manager', `${one}/status`, { revision: await revision(), status: 'in_progress' })
  await post('manager', `${one}/delivery`, { revision: await revision(), attachmentIds: [], note: 'Done.' })
  await remove('manager', `${one}/delivery`)
  const { project: asked } = await post('client', `${one}/changes`, { kind: 'change', body: 'A map too.' })
  const decision = `${one}/changes/${asked.changes[0].id}/decision`
  await post('manager', decision, { isAccepted: false, reason: 'No room.' })
  const set = async (replaces: { id: string; state: string } | null) => {
    const price = { replaces, kind: 'fixed', amount: '1200', currency: 'EUR' }
    return (await post('manager', `${one}/prices`, price)).project.prices[0] as { id: string; state: string }
  }
  const first = await set(null)
  await remove('manager', `${one}/prices/${first.id}`)
  const priced = await set({ ...first, state: 'withdrawn' })
  await post('client', `${one}/prices/${priced.id}/decision`, { isAccepted: true })
  await set({ ...priced, state: 'accepted' })
  await walkDecisionLink(api, project.id, 'price')
  const path = `${one}/deliveries`
  const deliver = async () => {
    await post('manager', `${one}/delivery`, { revision: await revision(), attachmentIds: [], note: 'Done.' })
    await passUndoTime(api)
    return (await get('client', path)).deliveries[0].id as string
  }
  await post('client', `${path}/${await deliver()}/correction`, { comment: 'The second name.' })
  await post('client', `${path}/${await deliver()}/acceptance`)
  await post('client', `${path}/acceptance`, { deliveryIds: [await deliver()] })
  await deliver()
  await walkDecisionLink(api, project.id, 'correction')
  await deliver()
  await walkDecisionLink(api, project.id, 'acceptance')
  const { project: two } = await post('client', '/projects', requestBody({ targetLanguages: ['fr'] }))
  await put('manager', `/projects/${two.id}/targets`, {
    revision: two.revision,
    language: 'fr',
    state: 'in_progress',
    dueDate: null,
  })
  const french = crypto.randomUUID()
  await api.database.owner`
    insert into public.project_attachments (id, project_id, kind, name) values (${french}, ${two.id}, 'deliverable', 'fr.txt')`
  await put('manager', `/projects/${two.id}/attachments/${french}/target`, { targetLanguage: 'fr' })
  const { project: second } = await post('client', '/projects', requestBody())
  const withdrawn = await post('client', `/projects/${second.id}/withdraw`, { revision: second.revision })
  await post('client', `/projects/${second.id}/reinstate`, { revision: withdrawn.project.revision })
}

/** A delivery as a mail server of our own signs it, and a mail that was not accepted. */
async function walkInbound({ api, get, remove }: Walker, messageId: string): Promise<void> {
  await createInbound(api).deliver('r+m1.1.x@in.test', 'Subject: x\r\n\r\nx')
  const { owner } = api.database
  await owner`
    insert into private.inbound_mails (id, message_id, recipient, state, thread_id, original, settled_at)
    select m.id, 'walk', 'r', 'accepted', m.thread_id, 'Whole', now() from public.messages m where m.id = ${messageId}`
  await get('manager', `/mail/originals/${messageId}`)
  const [look] = await owner<{ id: string }[]>`
    insert into private.inbound_mails (message_id, recipient, state, reason, settled_at)
    values ('look', 'r', 'look', 'empty', now()) returning id`
  await get('manager', '/mail/looks')
  await remove('manager', `/mail/looks/${look?.id}`)
  const link = crypto.randomUUID()
  const [token] = await owner<{ text: string }[]>`
    select private.offer_link(${link}, ${PEOPLE.client}, id::text) ->> 'token' as text
      from public.projects where client_id = ${PEOPLE.client} limit 1`
  await api.send(null, 'GET', `/mail-links?token=${token?.text}`)
  await api.send(null, 'POST', `/mail-links/answer?token=${token?.text}`, { text: 'Thank you' })
  await remove('client', '/account/mail-links')
}

/** An open delivery or price, decided by the link of a mail. */
async function walkDecisionLink(
  api: Walker['api'],
  id: string,
  kind: 'acceptance' | 'correction' | 'price',
): Promise<void> {
  const [link] = await api.database.owner<{ token: string }[]>`
    select private.offer_link(gen_random_uuid(), ${PEOPLE.client}, ${id}) ->> 'token' as token`
  const body = { acceptance: undefined, correction: { comment: 'One more.' }, price: { isAccepted: true } }[
    kind
  ]
  await api.send(null, 'GET', `/mail-links?token=${link?.token}`)
  await api.send(null, 'POST', `/mail-links/${kind}?token=${link?.token}`, body)
}

/** Mail between a client and staff, and the same mailbox in the format of R-069. */
export async function walkMail(walker: Walker): Promise<void> {
  const { get, post, put, patch, remove } = walker
  const message = {
    id: crypto.randomUUID(),
    to: [PEOPLE.manager],
    subject: 'Proofs',
    projectId: null,
    dueDate: dayFromToday(3),
    html: '<p>Here they are.</p>',
  }
  const { thread } = await post('client', '/mail/messages', message)
  await post('client', '/mail/messages', message)
  await get('manager', '/mail/threads?folder=inbox&itemsPerPage=100')
  await get('manager', `/mail/threads/${thread.threadId}`)
  await get('manager', `/mail/counts?today=${dayFromToday()}`)
  await post('manager', '/mail/received', { threadId: thread.threadId, seq: 1 })
  const changed = await post('manager', '/mail/actions', { action: 'star', threadIds: [thread.threadId] })
  await put('manager', '/mail/entries', { entries: changed.before })
  await get('manager', '/mail/search?q=proofs')
  await get('manager', `/mail/people/${PEOPLE.client}/project`)
  await walkInbound(walker, message.id)
  const visitor = { name: 'Ida Berg', email: 'ida@example.org', subject: 'Prices' }
  const asked = await receiveVisitor(walker.api, visitor)
  const answer = { id: crypto.randomUUID(), text: 'See the page Prices.' }
  await post('manager', `/mail/threads/${asked}/visitor-replies`, answer)
  await post('manager', `/mail/threads/${asked}/visitor-replies`, answer)

  const { label } = await post('manager', '/mail/labels', { name: 'Proofs', colour: 'green' })
  await get('manager', '/mail/labels')
  await patch('manager', `/mail/labels/${label.id}`, { name: 'Galleys' })
  await remove('manager', `/mail/labels/${label.id}`)
  const held = { message: { ...message, id: crypto.randomUUID() }, people: {} }
  await post('client', '/mail/held', held)
  await post('client', '/mail/held', { ...held, message })
  await remove('client', `/mail/held/${held.message.id}`)
  const sendAt = new Date(Date.now() + 86_400_000).toISOString()
  await post('client', '/mail/held', { ...held, sendAt })
  await get('client', '/mail/scheduled')
  await patch('client', `/mail/held/${held.message.id}`, { sendAt: null })
  await remove('client', `/mail/held/${held.message.id}`)
  const draft = `/mail/drafts/${crypto.randomUUID()}`
  await put('manager', draft, { subject: 'Thank you', html: '<p>For</p>' })
  await get('manager', '/mail/drafts')
  await remove('manager', draft)

  const { emails } = await get('manager', '/apps/email')
  await post('manager', '/apps/email', { ids: emails[0].id, data: { isStarred: true } })
  await post('manager', '/apps/email', { ids: [emails[0].id], label: 'important' })
}

/** A conversation of a team with its assignee, snooze and notes. */
export async function walkTeamMail({ get, post, patch, remove }: Walker): Promise<void> {
  const { people } = await get('client', '/people?teams=true')
  const { thread } = await post('client', '/mail/messages', {
    id: crypto.randomUUID(),
    to: [people[0].uid],
    subject: 'Opening hours',
    projectId: null,
    dueDate: dayFromToday(3),
    html: '<p>Is the studio open on Friday?</p>',
  })
  const one = `/mail/threads/${thread.threadId}`
  await get('user', '/mail/threads?folder=team-unassigned')
  await get('user', one)
  await patch('user', `${one}/team`, { assigneeId: PEOPLE.user, snoozedUntil: null })
  const { note } = await post('user', `${one}/notes`, { id: crypto.randomUUID(), body: 'Ask the studio.' })
  await get('user', `${one}/notes`)
  await get('manager', `/projects/${(await get('manager', '/projects')).projects[0].id}/messages`)
  await remove('user', `/mail/notes/${note.id}`)
}

/** A saved reply of staff. */
export async function walkSavedReplies({ get, post, patch, remove }: Walker): Promise<void> {
  const { reply } = await post('user', '/mail/saved-replies', {
    title: 'Opening hours',
    language: 'en',
    body: 'Dear {client},',
  })
  await get('user', '/mail/saved-replies')
  const one = `/mail/saved-replies/${reply.id}`
  await patch('manager', one, { title: 'Hours', revision: reply.revision })
  await remove('manager', one)
}

/** A chat. */
export async function walkChat({ get, post, patch }: Walker): Promise<void> {
  const { contacts, chatsContacts } = await get('manager', '/apps/chat/chats-and-contacts')
  const { id } = [...chatsContacts, ...contacts][0]
  const one = `/apps/chat/chats/${id}`
  await get('manager', '/apps/chat/contacts?page=1')
  const { msg } = await post('manager', one, { message: 'Good morning.' })
  await get('manager', one)
  await post('manager', `${one}/seen`, { seq: msg.seq })
  await post('manager', '/apps/chat/delivered')
  await patch('manager', '/apps/chat/profile', { status: 'busy', about: 'At the desk.' })
}
