-- One's own account: open sessions, leaving, the picture, the plan.

-- Sessions ----------------------------------------------------------------------------------------------------------

/* Whether the session the caller's token was made in is still open. Every token of Auth names one; a token that names
   none was not made by signing in. */
create function private.session_is_open() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    session text := auth.jwt() ->> 'session_id';
  begin
    return session is null or exists (select from auth.sessions s where s.id = session::uuid and s.user_id = auth.uid());
  end $$;

/* The door of the API: refuses a token that outlived its session (QPSES), for the rows whose policies ask for no role. */
create function private.require_session() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null and not private.session_is_open() then raise exception 'session_ended' using errcode = 'QPSES'; end if;
  end $$;

/* The caller's role, or null for nobody, the inactive, the not yet confirmed, and whoever was signed out. */
create or replace function private.my_role() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.session_is_open() then return null; end if;
    return (
      select ur.role from private.user_roles ur
        join public.profiles p on p.id = ur.user_id and p.status = 'active'
       where ur.user_id = (select auth.uid()));
  end $$;

/* The browsers the caller is signed in with, the present one first. */
create function private.my_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, seen_at timestamptz, is_current boolean)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  begin
    return query
      select s.id, coalesce(s.user_agent, ''), s.created_at,
        greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
        coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
        from auth.sessions s where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
       order by 5 desc, 4 desc limit 200;
  end $$;

/* Ends one of the caller's sessions, or without an id all but the present one; its refresh tokens go with it. The hint
   makes the other browsers look at once; one that does not listen is refused at its next call. */
create function private.end_my_sessions(p_session uuid) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    ended integer;
  begin
    if auth.uid() is null then return 0; end if;
    delete from auth.sessions s where s.user_id = auth.uid() and case when p_session is null
      then s.id::text is distinct from auth.jwt() ->> 'session_id' else s.id = p_session end;
    get diagnostics ended = row_count;
    if ended > 0 then perform realtime.send('{}', 'session', 'user:' || auth.uid(), true); end if;
    return ended;
  end $$;

/* The ways the caller can sign in. */
create function private.my_identities()
  returns table (provider text, email text, created_at timestamptz, last_sign_in_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 2
  as $$
  begin
    return query select i.provider, coalesce(i.email, ''), i.created_at, i.last_sign_in_at
      from auth.identities i where i.user_id = auth.uid() order by i.created_at, i.provider;
  end $$;

/* The caller leaves: nobody signs in with the account until the administration opens it again. Triggers end the sessions
   and refuse (QPREF, last_admin) whoever alone runs the place. */
create function private.deactivate_me() returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    update public.profiles set status = 'inactive' where id = auth.uid();
  end $$;
revoke execute on function private.session_is_open, private.require_session, private.my_sessions, private.end_my_sessions,
  private.my_identities, private.deactivate_me from public;
grant execute on function private.require_session, private.my_sessions, private.end_my_sessions, private.my_identities,
  private.deactivate_me to authenticated;

-- What a person keeps about themselves ------------------------------------------------------------------------------

alter table public.profile_details
  add column address text not null default '' check (length(address) <= 400);
comment on column public.profile_details.address is 'Where invoices go.';
grant update (tax_id, address) on public.profile_details to authenticated;

alter table public.profiles add constraint profiles_avatar_own
  check (avatar_path is null or avatar_path like id::text || '/%');

-- Everybody who knows the name of a picture may see it, and nobody can find the names out: they are random, and only
-- one's own folder is listed.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;

/* Whether the object name is that of a picture of the caller's. */
create function private.is_my_avatar(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null
      and p_name ~ ('^' || auth.uid() || '/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\.(png|jpg|webp)$');
  end $$;
revoke execute on function private.is_my_avatar from public;
grant execute on function private.is_my_avatar to authenticated;
create policy avatars_select on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (select private.is_my_avatar(name)));
create policy avatars_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and (select private.is_my_avatar(name)));
create policy avatars_delete on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (select private.is_my_avatar(name)));

-- Plans -------------------------------------------------------------------------------------------------------------

create table public.plan_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  from_plan text not null default '',
  from_billing text not null default '',
  plan text not null check (plan in ('basic', 'team', 'company', 'enterprise')),
  billing text not null check (billing in ('Auto debit', 'Manual-Credit Card', 'Manual-Cash', 'Manual-PayPal')),
  note text not null default '' check (length(note) <= 1000),
  status text not null default 'open' check (status in ('open', 'approved', 'declined')),
  reason text not null default '' check (length(reason) <= 1000),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.plan_requests is 'A wish for another plan or way of paying, decided by whoever administers people. No payment data is kept.';
create unique index plan_requests_open_idx on public.plan_requests (user_id) where status = 'open';
create index plan_requests_user_idx on public.plan_requests (user_id, created_at desc);
create index plan_requests_status_idx on public.plan_requests (status, created_at desc);
create index plan_requests_decided_by_idx on public.plan_requests (decided_by);

alter table public.plan_requests enable row level security;
grant select, delete on public.plan_requests to authenticated;
grant insert (plan, billing, note) on public.plan_requests to authenticated;
create policy plan_requests_select on public.plan_requests for select to authenticated
  using (user_id = (select auth.uid()) or (select private.can('update', 'profiles')));
create policy plan_requests_insert on public.plan_requests for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.my_role()) is not null);
create policy plan_requests_delete on public.plan_requests for delete to authenticated
  using (user_id = (select auth.uid()) and status = 'open');

/* A request remembers what it would change, whatever the sender says of it. */
create function private.note_present_plan() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    select d.current_plan, d.billing into new.from_plan, new.from_billing
      from public.profile_details d where d.user_id = new.user_id;
    return new;
  end $$;
create trigger plan_requests_present before insert on public.plan_requests for each row execute function private.note_present_plan();

create function private.tell_plan_requested() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify(ur.user_id, 'plan_requested', jsonb_build_object(
        'uid', new.user_id, 'actor', private.name_of(new.user_id), 'title', new.plan))
      from private.user_roles ur where ur.role = 'admin';
    return null;
  end $$;
create trigger plan_requests_tell after insert on public.plan_requests for each row execute function private.tell_plan_requested();

/* Decides a request once; false when it was decided or taken back before. An approved one is the person's plan from now. */
create function private.decide_plan_request(p_id uuid, p_approve boolean, p_reason text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    request public.plan_requests;
  begin
    if not private.can('update', 'profiles') then raise insufficient_privilege; end if;
    update public.plan_requests r set status = case when p_approve then 'approved' else 'declined' end,
        reason = p_reason, decided_by = auth.uid(), decided_at = now()
     where r.id = p_id and r.status = 'open' returning r.* into request;
    if request.id is null then return false; end if;
    if p_approve then
      update public.profile_details d set current_plan = request.plan, billing = request.billing where d.user_id = request.user_id;
    end if;
    perform private.notify(request.user_id, 'plan_decided', jsonb_build_object(
      'title', request.plan, 'status', request.status, 'actor', private.name_of(auth.uid())));
    return true;
  end $$;
revoke execute on function private.decide_plan_request from public;
grant execute on function private.decide_plan_request to authenticated;
