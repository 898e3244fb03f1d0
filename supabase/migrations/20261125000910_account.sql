-- The caller's own account: sessions, identities, deactivation and the plan.

/* Returns the browsers the caller is signed in with, the current one first. */
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
grant execute on function private.my_sessions to authenticated;

/* Ends one of the caller's sessions, or without an id all but the current one; the hint makes open tabs check at
   once. */
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
grant execute on function private.end_my_sessions to authenticated;

/* Returns the ways the caller can sign in. */
create function private.my_identities()
  returns table (provider text, email text, created_at timestamptz, last_sign_in_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 2
  as $$
  begin
    return query select i.provider, coalesce(i.email, ''), i.created_at, i.last_sign_in_at
      from auth.identities i where i.user_id = auth.uid() order by i.created_at, i.provider;
  end $$;
grant execute on function private.my_identities to authenticated;

/* Deactivates the caller's account; triggers end the sessions and refuse the last administrator (QPREF, last_admin).
   */
create function private.deactivate_me() returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    update public.profiles set status = 'inactive' where id = auth.uid();
  end $$;
grant execute on function private.deactivate_me to authenticated;

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
comment on table public.plan_requests is
  'A request for another plan or billing, decided by an administrator. No payment data is stored.';
create unique index plan_requests_open_idx on public.plan_requests (user_id) where status = 'open';
create index plan_requests_user_idx on public.plan_requests (user_id, created_at desc);
create index plan_requests_status_idx on public.plan_requests (status, created_at desc);
create index plan_requests_decided_by_idx on public.plan_requests (decided_by);
alter table public.plan_requests enable row level security;

grant select, delete on public.plan_requests to authenticated;
grant insert (plan, billing, note) on public.plan_requests to authenticated;
create policy plan_requests_select on public.plan_requests for select to authenticated
  using (user_id = (select private.my_id()) or (select private.can('update', 'profiles')));
create policy plan_requests_insert on public.plan_requests for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.my_role()) is not null);
create policy plan_requests_delete on public.plan_requests for delete to authenticated
  using (user_id = (select private.my_id()) and status = 'open');

/* Copies the current plan and billing into the request. */
create function private.note_present_plan() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    select d.current_plan, d.billing into new.from_plan, new.from_billing
      from public.profile_details d where d.user_id = new.user_id;
    return new;
  end $$;
create trigger plan_requests_present before insert on public.plan_requests for each row execute function private.note_present_plan();

/* Notifies the administrators of a plan request. */
create function private.notify_plan_requested() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify(ur.user_id, 'plan_requested', jsonb_build_object(
        'uid', new.user_id, 'actor', private.name_of(new.user_id), 'title', new.plan))
      from private.user_roles ur where ur.role = 'admin';
    return null;
  end $$;
create trigger plan_requests_notify after insert on public.plan_requests for each row execute function private.notify_plan_requested();

/* Decides a plan request once; false when it was decided or withdrawn before. An approved plan applies at once. */
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
grant execute on function private.decide_plan_request to authenticated;
