import { PEOPLE } from '../support/api.ts'
import type { Walker } from './walker.ts'

/** Health, sign-in, account, profile, presence. */
export async function walkAccount({ api, get, post, patch, remove }: Walker): Promise<void> {
  for (const path of ['/health', '/openapi.json', '/docs']) await api.send(null, 'GET', path)
  await api.send(null, 'POST', '/auth/login', { email: 'client@demo.com', password: 'quillport-demo' })
  await get('client', '/session')
  await get('manager', '/notifications')
  await post('manager', '/notifications/read', {})

  await get('client', '/account')
  await get('client', '/app-bar/search?q=a')
  await patch('client', '/account', {
    about: 'Sells books.',
    notifications: { chat_received: false },
    mail: { status: 'daily' },
  })
  const unsubscribe = `/mail/unsubscribe?token=${crypto.randomUUID()}&group=status`
  await api.send(null, 'POST', unsubscribe)
  await api.send(null, 'GET', unsubscribe)
  await get('auth', '/account/connections')
  await get('auth', '/account/storage')
  const { owner } = api.database
  const [session] = await owner<{ id: string }[]>`
    insert into auth.sessions (id, user_id, created_at, updated_at, user_agent)
    values (gen_random_uuid(), ${PEOPLE.client}, now(), now(), 'Desk') returning id`
  await get('client', '/account/sessions')
  await remove('client', `/account/sessions/${session?.id}`)
  await remove('client', '/account/sessions')

  await get('auth', '/account/two-factor')
  await owner`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${PEOPLE.auth}, 'totp', 'verified', now(), now())`
  const [own] = await owner<{ id: string }[]>`
    insert into auth.sessions (id, user_id, created_at, updated_at)
    values (gen_random_uuid(), ${PEOPLE.auth}, now(), now()) returning id`
  const authorization = `Bearer ${await api.token(PEOPLE.auth, { aal: 'aal2', session_id: own?.id })}`
  const created = await api.request('/api/account/recovery-codes', {
    method: 'POST',
    headers: { authorization },
  })
  const { codes } = (await created.json()) as { codes: string[] }
  await api.request('/api/account/recovery-codes/use', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ code: codes[0] }),
  })
  await owner`delete from auth.mfa_factors where user_id = ${PEOPLE.auth}`

  const wish = { plan: 'enterprise', billing: 'Manual-PayPal', note: 'Please.' }
  const { request } = await post('client', '/account/plan-requests', wish)
  await get('admin', '/account/plan-requests?view=waiting')
  await post('admin', `/account/plan-requests/${request.id}/decision`, { approve: true })
  const second = await post('client', '/account/plan-requests', { ...wish, plan: 'team' })
  await remove('client', `/account/plan-requests/${second.request.id}`)

  await get('client', '/pages/profile/header')
  for (const tab of ['profile', 'teams', 'projects', 'connections'])
    await get('auth', `/pages/profile?tab=${tab}`)
  await get('client', '/people?q=a')
  await get('client', `/people/${PEOPLE.manager}`)
  await post('client', '/presence', { tab: crypto.randomUUID() })
}

/** Users, permissions, companies, roles, and the admin dashboard. */
export async function walkAdministration({ api, get, post, put, patch, remove }: Walker): Promise<void> {
  await get('admin', '/apps/users?itemsPerPage=100')
  await get('admin', '/apps/users/figures')
  const invite = (email: string) =>
    post('admin', '/apps/users', { fullName: 'Nia Holm', email, role: 'client' })
  const { body: user } = await invite('nia@walk.example')
  await get('admin', `/apps/users/${user.id}`)
  await post('admin', `/apps/users/${user.id}/invitation`, {})
  await patch('admin', `/apps/users/${user.id}`, { revision: user.revision, department: 'Rights' })
  await get('admin', `/apps/users/${user.id}/belongings`)
  await get('admin', `/apps/users/${user.id}/projects`)
  await api.database
    .owner`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${user.uid}, 'totp', 'verified', now(), now())`
  await remove('admin', `/apps/users/${user.id}/second-factor`)
  await api.database.owner`
    insert into private.mail_recipients (user_id, address, refusals, state, since)
    select id, email, 2, 'bounced', now() from public.profiles where id = ${PEOPLE.client}`
  await get('manager', '/mail-addresses?state=bounced')
  await get('manager', `/mail-addresses/${user.id}`)
  const [blocked] = await api.database.owner<{ no: number }[]>`
    select no from public.profiles where id = ${PEOPLE.client}`
  await remove('manager', `/mail-addresses/${blocked?.no}/block`)
  await remove('admin', `/apps/users/${user.id}/invitation`)
  const { body: other } = await invite('noa@walk.example')
  await remove('admin', `/apps/users/${other.id}`)

  await get('admin', '/apps/permissions?itemsPerPage=100')
  const { permission } = await post('admin', '/apps/permissions', {
    name: 'Print Proofs',
    assignedTo: ['support'],
  })
  await patch('admin', `/apps/permissions/${permission.id}`, { revision: permission.revision, name: 'Print' })
  await remove('admin', `/apps/permissions/${permission.id}`)

  await get('admin', '/companies?itemsPerPage=100')
  const { company } = await post('admin', '/companies', { name: 'Walker and Sons' })
  await get('admin', `/companies/${company.id}`)
  await get('admin', `/companies/${company.id}/page`)
  await patch('admin', `/companies/${company.id}`, { revision: company.revision, status: 'inactive' })
  await remove('admin', `/companies/${company.id}`)

  await get('admin', '/plan-orders?plan=team')
  const { text } = await get('admin', '/pages/text?page=terms&language=en')
  await patch('admin', '/page-texts', {
    page: 'terms',
    language: 'en',
    body: '# Terms\n\nNone.',
    revision: text.revision,
  })

  await get('admin', '/roles')
  const { role } = await post('admin', '/roles', { name: 'proof-reader', like: 'user' })
  const rules = [{ action: 'read', subject: 'demo' }]
  await post('admin', `/roles/${role.name}/dry-run`, { rules })
  await put('admin', `/roles/${role.name}/rules`, { rules, revision: role.revision })
  await put('admin', `/roles/${role.name}/two-factor`, { isRequired: true })
  await remove('admin', `/roles/${role.name}`)

  await get('admin', '/admin/dashboard?days=90')
  await get('admin', '/admin/workspace')
  await patch('admin', '/admin/workspace', { templateAreas: true })
  const { owner } = api.database
  await owner`update public.profiles set status = 'active' where id = ${PEOPLE.user}`
  await post('user', '/account/deactivate', { sure: true })
  await owner`update public.profiles set status = 'active' where id = ${PEOPLE.user}`
}
