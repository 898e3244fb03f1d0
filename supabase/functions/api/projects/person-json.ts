/**
 * A person as JSON, by the SQL of its id. Whom the caller may not see in the list of people (a customer: somebody who
 * has left the agency) has signed what the caller reads all the same: a name, and no address.
 */
export function personJson(id: string): string {
  return `
    case when ${id} is not null then coalesce(
      (select json_build_object('uid', who.id, 'name', who.full_name, 'email', case when who.id = (select auth.uid()) or (select private.sees_addresses()) then who.email else '' end, 'avatar', who.avatar_path,
          'affiliation', private.affiliation_of(who.id))
         from public.profiles who where who.id = ${id}),
      json_build_object('uid', ${id}, 'name', coalesce(private.name_of(${id}), ''), 'email', '', 'avatar', null,
        'affiliation', private.affiliation_of(${id}))) end`
}
