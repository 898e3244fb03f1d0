-- Administration: who may see roles, revisions of people, what an invitation carries, and the guards nobody passes by.
-- Refusals a screen must tell apart are raised as QPREF with a key as their message (api/people/refusals.ts).

-- The role of a person is read where people are administered; nobody but functions writes it.
grant select on private.user_roles to authenticated;
create policy user_roles_select on private.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.can('read', 'profiles')));

-- Every order a list of people can have comes from an index, also for 100,000 of them.
create index user_roles_role_user_idx on private.user_roles (role, user_id);
drop index private.user_roles_role_idx;
create index profiles_full_name_sort_idx on public.profiles (private.fold(full_name), id);
create index profiles_email_sort_idx on public.profiles (lower(email), id);
create index profiles_status_sort_idx on public.profiles (status, id);
create index profile_details_plan_sort_idx on public.profile_details (current_plan, user_id);
create index profile_details_billing_sort_idx on public.profile_details (billing, user_id);
drop index public.profile_details_plan_idx;

/* The people whose name or address holds the pattern: under row-level security the index could not be asked. */
create function private.find_profiles(p_pattern text) returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 100
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select p.id from public.profiles p
       where private.fold(p.full_name) like private.fold(p_pattern) or private.fold(p.email) like private.fold(p_pattern);
  end $$;
revoke execute on function private.find_profiles from public;
grant execute on function private.find_profiles to authenticated;

-- Revisions: two people editing one person, company or role at once -------------------------------------------------

alter table public.profile_details
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now();
comment on column public.profile_details.changed_at is 'When something of the person changed that the administration edits, wherever it is kept.';

create function private.next_person_revision() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.revision := old.revision + 1; new.changed_at := clock_timestamp(); return new; end $$;
create trigger profile_details_revision before update on public.profile_details for each row
  when ((old.country, old.contact, old.language, old.tax_id, old.current_plan, old.billing, old.changed_at)
    is distinct from (new.country, new.contact, new.language, new.tax_id, new.current_plan, new.billing, new.changed_at))
  execute function private.next_person_revision();

create function private.note_profile_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin update public.profile_details set changed_at = clock_timestamp() where user_id = new.id; return null; end $$;
create trigger profiles_changed after update on public.profiles for each row
  when ((old.full_name, old.username, old.email, old.company_id, old.department, old.status)
    is distinct from (new.full_name, new.username, new.email, new.company_id, new.department, new.status))
  execute function private.note_profile_change();

create function private.note_role_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.profile_details set changed_at = clock_timestamp() where user_id = new.user_id;
    perform realtime.send('{}', 'session', 'user:' || new.user_id, true)
      where exists (select from auth.sessions s where s.user_id = new.user_id);
    return null;
  end $$;
create trigger user_roles_changed after update of role on private.user_roles for each row
  when (old.role is distinct from new.role) execute function private.note_role_change();

alter table public.companies add column revision integer not null default 1;
create trigger companies_revision before update of name, status on public.companies for each row
  when ((old.name, old.status) is distinct from (new.name, new.status)) execute function private.next_revision();
create index companies_name_idx on public.companies (private.fold(name), id);
create index companies_name_search_idx on public.companies using gin (private.fold(name) extensions.gin_trgm_ops);

-- A company that somebody belongs to stays: nobody may lose theirs in silence.
alter table public.profiles drop constraint profiles_company_id_fkey;
alter table public.profiles add constraint profiles_company_id_fkey
  foreign key (company_id) references public.companies (id) on delete restrict;

-- What an invitation carries ----------------------------------------------------------------------------------------

alter table private.invitations add column details jsonb not null default '{}'
  check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 4096);

create or replace function private.handle_user_invited() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    invitation private.invitations;
  begin
    delete from private.invitations i where i.email = lower(new.email) returning i.* into invitation;
    if invitation.email is null then return new; end if;
    update public.profiles p set
      full_name = coalesce(nullif(invitation.full_name, ''), p.full_name), username = coalesce(invitation.username, p.username),
      company_id = invitation.company_id, department = invitation.department,
      status = case when new.email_confirmed_at is null then 'pending' else p.status end
     where p.id = new.id;
    update public.profile_details d set
      country = coalesce(invitation.details ->> 'country', d.country), contact = coalesce(invitation.details ->> 'contact', d.contact),
      language = coalesce(invitation.details ->> 'language', d.language), tax_id = coalesce(invitation.details ->> 'taxId', d.tax_id),
      current_plan = coalesce(invitation.details ->> 'currentPlan', d.current_plan), billing = coalesce(invitation.details ->> 'billing', d.billing)
     where d.user_id = new.id;
    update private.user_roles set role = invitation.role where user_id = new.id;
    return new;
  end $$;

-- Guards ------------------------------------------------------------------------------------------------------------

/* Somebody must be able to run the place. Whoever takes an administrator away waits here for whoever else does, and
   looks again after that: two calls at once cannot remove the last two. */
create function private.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_table_name = 'profiles' then
      if not exists (select from private.user_roles ur where ur.user_id = new.id and ur.role = 'admin') then return null; end if;
    end if;
    perform from public.roles r where r.name = 'admin' for no key update;
    if not exists (
      select from private.user_roles ur
        join public.profiles p on p.id = ur.user_id and p.status = 'active'
        join auth.users u on u.id = ur.user_id and u.email_confirmed_at is not null and u.deleted_at is null
       where ur.role = 'admin') then
      raise exception 'last_admin' using errcode = 'QPREF';
    end if;
    return null;
  end $$;
create trigger user_roles_keep_admin after update of role on private.user_roles for each row
  when (old.role = 'admin' and new.role <> 'admin') execute function private.keep_an_admin();
create trigger user_roles_keep_admin_delete after delete on private.user_roles for each row
  when (old.role = 'admin') execute function private.keep_an_admin();
create trigger profiles_keep_admin after update of status on public.profiles for each row
  when (old.status = 'active' and new.status <> 'active') execute function private.keep_an_admin();

/* Whoever is no longer active is signed out everywhere at once; refresh tokens go with their sessions. The API refuses
   the access tokens that are still about, because my_role() is null. */
create function private.end_sessions_of_inactive() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from auth.sessions s where s.user_id = new.id;
    if not found then return null; end if;
    perform realtime.send('{}', 'session', 'user:' || new.id, true);
    return null;
  end $$;
create trigger profiles_end_sessions after update of status on public.profiles for each row
  when (old.status = 'active' and new.status <> 'active') execute function private.end_sessions_of_inactive();

/* Whether the caller has this ability whole: to pass on what one has only in part would be to give more than one has. */
create function private.holds(p_action text, p_subject text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() = 'admin' then return true; end if;
    if p_subject = 'all' then return false; end if;
    if p_action <> 'manage' then return private.can(p_action, p_subject); end if;
    return private.can('manage', p_subject) and private.can('create', p_subject) and private.can('read', p_subject)
      and private.can('update', p_subject) and private.can('delete', p_subject);
  end $$;

/* Whether the caller may make somebody this, or change somebody who is: only what one may do oneself, and the roles that
   run the place are an administrator's to give. */
create function private.may_give_role(p_role text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return false; end if;
    if private.my_role() = 'admin' then return true; end if;
    return p_role not in ('admin', 'manager') and not exists (
      select from public.role_abilities ra
       where ra.role = p_role and not ra.inverted and not private.holds(ra.action, ra.subject));
  end $$;
revoke execute on function private.holds, private.may_give_role from public;
grant execute on function private.may_give_role to authenticated;
