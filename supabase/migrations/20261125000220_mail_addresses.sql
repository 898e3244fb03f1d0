-- Addresses that mails do not reach (R-686): what staff see of them, and who lifted a block.

create table private.address_liftings (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null,
  state text not null,
  lifted_by uuid references auth.users (id) on delete set null,
  lifted_by_name text not null,
  lifted_at timestamptz not null default now()
);
comment on table private.address_liftings is 'Which member of staff let mails be sent again to an address that was blocked, and when.';
create index address_liftings_user_idx on private.address_liftings (user_id, lifted_at desc);
create index address_liftings_lifted_by_idx on private.address_liftings (lifted_by);
alter table private.address_liftings enable row level security;

/* Returns the state of the address of one person, or without one every address that is unconfirmed or blocked; nothing
   for callers who may not read users. */
create function private.mail_addresses(p_user uuid default null)
  returns table (no integer, uid uuid, full_name text, email text, state text, since timestamptz, reason text, lifted_at timestamptz,
    lifted_by text)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select a.no, a.id, a.full_name, a.email, a.state, a.since, a.reason, l.lifted_at, l.lifted_by_name
        from (
          select p.no, p.id, p.full_name, p.email, coalesce(r.state, case when u.email_confirmed_at is null then 'unconfirmed' end) as state,
              coalesce(r.since, case when u.email_confirmed_at is null then u.created_at end) as since,
              case when r.state is null then '' else r.reason end as reason
            from public.profiles p join auth.users u on u.id = p.id
            left join private.mail_recipients r on r.user_id = p.id and r.address = p.email and r.state is not null
           where p_user is null and (r.state is not null or u.email_confirmed_at is null) or p.id = p_user) a
        left join lateral (
          select f.lifted_at, f.lifted_by_name from private.address_liftings f
           where f.user_id = a.id and f.address = a.email order by f.lifted_at desc limit 1) l on true;
  end $$;

/* Lets mails be sent again to the address of a person and records who did it. Raises address_open when it is not blocked. */
create function private.lift_address(p_no integer) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person public.profiles;
    blocked text;
  begin
    if not private.can('read', 'profiles') then raise insufficient_privilege; end if;
    select p.* into person from public.profiles p where p.no = p_no;
    if not found then raise no_data_found; end if;
    select r.state into blocked from private.mail_recipients r
     where r.user_id = person.id and r.address = person.email and r.state is not null for update;
    if not found then raise exception 'address_open' using errcode = 'QPREF'; end if;
    update private.mail_recipients r set state = null, since = null, reason = '', refusals = 0 where r.user_id = person.id;
    insert into private.address_liftings (user_id, address, state, lifted_by, lifted_by_name)
    values (person.id, person.email, blocked, auth.uid(), coalesce(private.name_of(auth.uid()), ''));
  end $$;
revoke execute on function private.mail_addresses, private.lift_address from public;
grant execute on function private.mail_addresses, private.lift_address to authenticated;
