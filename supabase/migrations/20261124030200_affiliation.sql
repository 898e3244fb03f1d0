-- Everybody outside the agency is shown with their company, so that no customer passes as staff by a name.

/* The company of a person outside the agency, empty without one; null for the agency's people and for nobody. Like private.name_of it
   is shown to whoever may read what the person wrote. */
create function private.affiliation_of(p_user uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    -- Whoever may read nothing is told nothing; an empty company never looks like staff.
    if private.my_role() is null then return ''; end if;
    return (
      select case when coalesce((
          select not ra.inverted from public.role_abilities ra
           where ra.role = ur.role and ra.action in ('manage', 'read') and ra.subject in ('all', 'user')
             and ra.conditions is null and ra.fields is null order by ra.id desc limit 1), false)
        then null else coalesce(c.name, '') end
        from public.profiles p join private.user_roles ur on ur.user_id = p.id
        left join public.companies c on c.id = p.company_id where p.id = p_user);
  end $$;
revoke execute on function private.affiliation_of from public;
grant execute on function private.affiliation_of to authenticated;

drop function private.message_people;
/* Sender and recipients of messages the caller has; of p_senders the senders alone. */
create function private.message_people(p_messages uuid[], p_senders uuid[])
  returns table (message_id uuid, user_id uuid, kind text, name text, email text, avatar text, affiliation text, delivered_at timestamptz, read_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    me uuid := auth.uid();
  begin
    if private.my_role() is null then return; end if;
    return query
      select m.id, x.id, x.kind, p.full_name, p.email, p.avatar_path, private.affiliation_of(x.id),
        case when me in (m.sender_id, x.id) then x.delivered_at end, case when me in (m.sender_id, x.id) then x.read_at end
        from public.messages m
        cross join lateral (
          select m.sender_id as id, 'from' as kind, null::timestamptz as delivered_at, null::timestamptz as read_at
          union all
          select r.user_id, r.kind, r.delivered_at, r.read_at from public.message_recipients r
           where r.message_id = m.id and m.id = any (p_messages) and (r.kind <> 'bcc' or me in (r.user_id, m.sender_id))) x
        join public.profiles p on p.id = x.id
       where m.id = any (p_messages || p_senders) and me = any (m.holders)
       order by m.id, array_position(array['from', 'to', 'cc', 'bcc'], x.kind), p.no;
  end $$;
revoke execute on function private.message_people from public;
grant execute on function private.message_people to authenticated;

/* A notification that names who acted also says for which company, unless they are staff. */
create function private.note_affiliation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    affiliation text := private.affiliation_of(auth.uid());
  begin
    if affiliation is not null then new.payload := new.payload || jsonb_build_object('affiliation', affiliation); end if;
    return new;
  end $$;
create trigger notifications_affiliation before insert on public.notifications for each row
  when (new.payload ? 'actor') execute function private.note_affiliation();
