import type { Sql, TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asRole, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { buildFixture } from './support/fixture.ts'
import { COLLEAGUE, itemOf, MANUSCRIPTS, SUBJECT } from './support/ids.ts'
import { accountUnauthorizedCalls } from './unauthorized/account.ts'
import { adminUnauthorizedCalls } from './unauthorized/admin.ts'
import { administrationUnauthorizedCalls } from './unauthorized/administration.ts'
import { chatUnauthorizedCalls } from './unauthorized/chat.ts'
import { demoUnauthorizedCalls } from './unauthorized/demo/calls.ts' // template areas
import { mailUnauthorizedCalls } from './unauthorized/mail.ts'
import { manuscriptUnauthorizedCalls } from './unauthorized/manuscripts.ts'
import { peopleUnauthorizedCalls } from './unauthorized/people.ts'
import { projectUnauthorizedCalls } from './unauthorized/projects.ts'
import { teamMailUnauthorizedCalls } from './unauthorized/team-mail.ts'
import type { UnauthorizedCalls } from './unauthorized/unauthorized-call.ts'

let database: TestDatabase
let owner: Sql
beforeAll(async () => {
  database = await createTestDatabase()
  owner = database.owner
  await buildFixture(owner)
})
afterAll(() => database.drop())

const asSubject = <T>(work: (tx: TransactionSql) => Promise<T>) => asRole(owner, { sub: SUBJECT }, work)
/** The result of each definer function for an unauthorized caller; a missing one fails the last test. */
const UNAUTHORIZED_CALLS: UnauthorizedCalls = {
  ...accountUnauthorizedCalls,
  ...adminUnauthorizedCalls,
  ...administrationUnauthorizedCalls,
  ...chatUnauthorizedCalls,
  ...demoUnauthorizedCalls, // template areas
  ...mailUnauthorizedCalls,
  ...manuscriptUnauthorizedCalls,
  ...peopleUnauthorizedCalls,
  ...projectUnauthorizedCalls,
  ...teamMailUnauthorizedCalls,
}

describe('functions with definer rights', () => {
  it.each(Object.keys(UNAUTHORIZED_CALLS))('%s does nothing for an unauthorized caller', async (name) => {
    let isShown = false
    const tried = asSubject(async (tx) => {
      await UNAUTHORIZED_CALLS[name]?.(tx)
      isShown = true
    })
    // An expected error has aborted the transaction.
    await tried.catch((error: unknown) => {
      if (!isShown) throw error
    })
    expect(isShown).toBe(true)
  })

  it('are all tested here', async () => {
    const functions = await owner<{ name: string }[]>`
      select p.proname as name from pg_proc p where p.pronamespace::regnamespace::text = 'private' and p.prosecdef
        and p.prorettype <> 'trigger'::regtype and has_function_privilege('authenticated', p.oid, 'EXECUTE')`
    expect(functions.map(({ name }) => name).sort()).toEqual(Object.keys(UNAUTHORIZED_CALLS).sort())
  })

  it('offer no manuscript to an unconfirmed address, nor to a role that reads no manuscripts', async () => {
    const offers = () => asSubject((tx) => tx`select id from private.my_manuscript_invitations()`)
    await owner`update auth.users set email_confirmed_at = null where id = ${SUBJECT}`
    expect([...(await offers())]).toEqual([])
    await owner`update auth.users set email_confirmed_at = now() where id = ${SUBJECT}`
    await owner`update private.user_roles set role = 'maintainer' where user_id = ${SUBJECT}`
    expect([...(await offers())]).toEqual([])
    await owner`update private.user_roles set role = 'client' where user_id = ${SUBJECT}`
    expect([...(await offers())]).toHaveLength(1)
  })
})

describe('rules of triggers', () => {
  it('a sign-up gets the role client, whatever its metadata says', async () => {
    const id = '0a000000-0000-4000-8000-0000000000aa'
    const meta = {
      role: 'admin',
      full_name: ' Eve ',
      company_id: 'x',
      status: 'active',
      is_super_admin: true,
    }
    await owner`insert into auth.users (id, email, raw_user_meta_data) values (${id}, 'eve@example.org', ${owner.json(meta)})`
    const [row] =
      await owner`select ur.role, p.full_name, p.company_id from private.user_roles ur join public.profiles p on p.id = ur.user_id where ur.user_id = ${id}`
    expect(row).toEqual({ role: 'client', full_name: 'Eve', company_id: null })
  })

  it('a guest writes in a manuscript and cannot delete it', async () => {
    const trash = (id: string) =>
      asSubject((tx) => tx`update public.manuscripts set deleted_at = now() where id = ${id}`)
    await expect(trash(MANUSCRIPTS.editor)).rejects.toMatchObject({ code: '42501' })
    expect((await trash(MANUSCRIPTS.own)).count).toBe(1)
  })

  it('a revision names the author of the stored state, not the person who stores it', async () => {
    const item = itemOf(MANUSCRIPTS.editor)
    await owner`update public.manuscript_items set edited_by = ${COLLEAGUE} where id = ${item}`
    const [row] = await asSubject(
      (tx) =>
        tx`insert into public.item_revisions (item_id, manuscript_id, kind) values (${item}, ${MANUSCRIPTS.editor}, 'named') returning author_id`,
    )
    expect(row?.author_id).toBe(COLLEAGUE)
  })

  it('a revision number rises with a change of content, not with a move', async () => {
    const item = itemOf(MANUSCRIPTS.own)
    const change = (column: string, value: unknown) =>
      asSubject(async (tx) => {
        const [row] =
          await tx`update public.manuscript_items set ${tx({ [column]: value as string })} where id = ${item} returning revision, edited_by`
        return [row?.revision, row?.edited_by]
      })
    expect(await change('title', 'x')).toEqual([2, SUBJECT])
    expect(await change('position', 5)).toEqual([1, null])
    expect(await change('in_trash', true)).toEqual([1, null])
  })

  it('a cycle in the tree is refused', async () => {
    const item = itemOf(MANUSCRIPTS.own)
    const below = asSubject(async (tx) => {
      const [child] =
        await tx`insert into public.manuscript_items (manuscript_id, parent_id, type) values (${MANUSCRIPTS.own}, ${item}, 'scene') returning id`
      await tx`update public.manuscript_items set parent_id = ${child?.id} where id = ${item}`
    })
    await expect(below).rejects.toMatchObject({ code: '23514' })
  })

  it('a branch, a label and a comment stay in their manuscript', async () => {
    const mine = MANUSCRIPTS.own
    const foreign = itemOf(MANUSCRIPTS.editor)
    const refused = { code: '23503' }
    await expect(
      asSubject((tx) =>
        tx`update public.manuscript_items set parent_id = ${foreign} where manuscript_id = ${mine}`.then(
          () => tx`set constraints all immediate`,
        ),
      ),
    ).rejects.toMatchObject(refused)
    await expect(
      asSubject(
        (tx) =>
          tx`insert into public.item_comments (item_id, manuscript_id, body) values (${foreign}, ${mine}, 'x')`,
      ),
    ).rejects.toMatchObject(refused)
    await expect(
      asSubject(
        (tx) =>
          tx`update public.manuscript_items set label_id = (select id from public.manuscript_labels where manuscript_id = ${MANUSCRIPTS.editor} limit 1) where manuscript_id = ${mine}`,
      ),
    ).rejects.toMatchObject(refused)
  })
})
