/** A person as JSON by the SQL of the id; a person the caller cannot list has a name and no address. */
export function personJson(id: string): string {
  return `
    case when ${id} is not null then coalesce(
      (select json_build_object('uid', who.id, 'name', who.full_name, 'email', case when who.id = (select auth.uid()) or (select private.sees_addresses()) then who.email else '' end, 'avatar', who.avatar_path,
          'affiliation', private.affiliation_of(who.id))
         from public.profiles who where who.id = ${id}),
      json_build_object('uid', ${id}, 'name', coalesce(private.name_of(${id}), ''), 'email', '', 'avatar', null,
        'affiliation', private.affiliation_of(${id}))) end`
}
