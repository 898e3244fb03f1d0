import type { Role } from '../../_shared/contract/roles.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'

const SHOWN_AVATARS = 5

/** Returns one role or all roles in order, each with its number of people, first avatars and rules. */
export async function readRoles(tx: Tx, name?: string): Promise<Role[]> {
  const rows = await tx<Role[]>`
    select r.name, r.description, r.is_custom, r.requires_two_factor, coalesce(held.people, 0) as people, r.revision,
      coalesce((
        select json_agg(json_strip_nulls(json_build_object('action', ra.action, 'subject', ra.subject,
            'inverted', case when ra.inverted then true end, 'conditions', ra.conditions, 'fields', ra.fields)) order by ra.id)
          from public.role_abilities ra where ra.role = r.name), '[]') as rules,
      coalesce((
        select json_agg(json_build_object('uid', p.id, 'name', p.full_name, 'email', p.email, 'avatar', p.avatar_path))
          from (select ur.user_id from private.user_roles ur where ur.role = r.name order by ur.user_id limit ${SHOWN_AVATARS}) few
          join public.profiles p on p.id = few.user_id), '[]') as avatars
      from public.roles r
      left join (select ur.role, count(*)::int as people from private.user_roles ur group by ur.role) held on held.role = r.name
     where ${name === undefined ? tx`true` : tx`r.name = ${name}`} order by r.position, r.name`
  return [...rows]
}

/** Returns one role; throws 404 when it does not exist. */
export async function readRole(tx: Tx, name: string): Promise<Role> {
  const [role] = await readRoles(tx, name)
  if (!role) throw notFound()
  return role
}
