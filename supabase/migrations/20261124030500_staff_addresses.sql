-- Addresses are shown to confirmed people of a company and to staff; a sign-up may state a company, which an administrator assigns.

/* Whether the caller is shown the e-mail addresses of others: staff, and confirmed people who belong to a company. */
create function private.sees_addresses() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return false; end if;
    return private.is_staff() or private.can('read', 'profiles') or exists (
      select from public.profiles p join auth.users u on u.id = p.id
       where p.id = auth.uid() and p.company_id is not null and u.email_confirmed_at is not null);
  end $$;
revoke execute on function private.sees_addresses from public;
grant execute on function private.sees_addresses to authenticated;

/* Sender and recipients of messages the caller has; of p_senders the senders alone. */
create or replace function private.message_people(p_messages uuid[], p_senders uuid[])
  returns table (message_id uuid, user_id uuid, kind text, name text, email text, avatar text, affiliation text, delivered_at timestamptz, read_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    me uuid := auth.uid();
    addresses boolean := private.sees_addresses();
  begin
    if private.my_role() is null then return; end if;
    return query
      select m.id, x.id, x.kind, p.full_name, case when addresses or x.id = me then p.email else '' end, p.avatar_path, private.affiliation_of(x.id),
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

/* Whom the caller may write to, by name or, where they are shown addresses, by address. */
create or replace function private.correspondents(p_q text, p_limit integer, p_staff boolean)
  returns table (uid uuid, no integer, name text, email text, avatar text, role text, company text, presence text)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    pattern text := '%' || regexp_replace(private.fold(btrim(p_q)), '([\\%_])', '\\\1', 'g') || '%';
    is_all boolean := private.is_staff();
    addresses boolean := private.sees_addresses();
    contacts uuid[] := array(select private.my_contacts());
    wanted text[] := case when p_staff then array(select private.staff_roles()) else array(select r.name from public.roles r) end;
  begin
    if private.my_role() is null then return; end if;
    return query
      select p.id, p.no, p.full_name, case when addresses then p.email else '' end, p.avatar_path, p.role, c.name,
        case when p.seen_at > now() - interval '90 seconds' then p.presence else 'offline' end
        from (
          select f.*, ur.role from public.profiles f join private.user_roles ur on ur.user_id = f.id
           where f.status = 'active' and f.id <> auth.uid() and (is_all or f.id = any (contacts)) and ur.role = any (wanted)
             and (pattern = '%%' or private.fold(f.full_name) like pattern or (addresses and private.fold(f.email) like pattern))
           order by private.fold(f.full_name), f.no limit 200) p
        left join public.companies c on c.id = p.company_id
       order by (private.fold(p.full_name) like substr(pattern, 2)) desc, private.fold(p.full_name), p.no limit p_limit;
  end $$;

alter table public.profile_details add column stated_company text not null default '' check (length(stated_company) <= 200);
comment on column public.profile_details.stated_company is 'The company named at sign-up. Gives no right: an administrator assigns the company.';

/* A sign-up becomes a client; only its name and the company it states are taken from what the person sent, never a role or a membership. A name that nobody can see is none. */
create or replace function private.handle_new_user() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    local_part text := split_part(coalesce(new.email, ''), '@', 1);
    given text := left(private.clean_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 200);
  begin
    insert into public.profiles (id, full_name, username, email)
    values (new.id, case when private.is_visible_name(given) then given else left(local_part, 200) end,
      left(local_part, 80) || '-' || left(new.id::text, 8), coalesce(new.email, ''));
    insert into public.profile_details (user_id, stated_company)
    values (new.id, left(private.clean_name(coalesce(new.raw_user_meta_data ->> 'company', '')), 200));
    insert into private.user_roles (user_id, role) values (new.id, 'client');
    return new;
  end $$;
