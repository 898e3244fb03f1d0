-- What the client portal stands on: who may see and write to whom, what is known of a person, invitations, notifications.

alter table public.profiles
  add column about text not null default '' check (length(about) <= 2000),
  add column presence text not null default 'online' check (presence in ('online', 'busy', 'away', 'offline')),
  add column seen_at timestamptz;
comment on column public.profiles.presence is 'What the person chose to show while they are here; away from here they are offline whatever it says.';
comment on column public.profiles.seen_at is 'When an open tab of theirs last called.';
grant update (username, about, presence) on public.profiles to authenticated;
create index profiles_status_idx on public.profiles (status);
create index profiles_full_name_search_idx on public.profiles using gin (private.fold(full_name) extensions.gin_trgm_ops);
create index profiles_email_search_idx on public.profiles using gin (private.fold(email) extensions.gin_trgm_ops);

/* What only the person and whoever runs the place may see. */
create table public.profile_details (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  country text not null default '' check (length(country) <= 80),
  contact text not null default '' check (length(contact) <= 60),
  language text not null default '' check (length(language) <= 40),
  tax_id text not null default '' check (length(tax_id) <= 60),
  current_plan text not null default 'basic' check (current_plan in ('basic', 'team', 'company', 'enterprise')),
  billing text not null default 'Auto debit' check (billing in ('Auto debit', 'Manual-Credit Card', 'Manual-Cash', 'Manual-PayPal')),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and pg_column_size(settings) <= 8192),
  updated_at timestamptz not null default now()
);
comment on table public.profile_details is 'Contact, plan, billing and settings of a person (R-063): theirs and the administration''s alone.';
create trigger profile_details_touch before update on public.profile_details for each row execute function private.touch();
create index profile_details_plan_idx on public.profile_details (current_plan);
alter table public.profile_details enable row level security;
grant select on public.profile_details to authenticated, service_role;
grant update (country, contact, language, settings) on public.profile_details to authenticated;
create policy profile_details_select on public.profile_details for select to authenticated
  using (user_id = (select auth.uid()) or (select private.can('read', 'profiles')));
create policy profile_details_update on public.profile_details for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
insert into public.profile_details (user_id) select p.id from public.profiles p;

-- Who may do what in the portal. Subject 'all-projects': every request, not only one's own, one's company's or those
-- assigned; 'delivered-projects': taking a request a step back.
insert into public.role_abilities (role, action, subject) values
  ('manager', 'read', 'all-projects'), ('manager', 'update', 'delivered-projects'), ('manager', 'update', 'assignments');

/* Whether the caller works for the agency: the roles that may read the subject "user" (R-026). */
create function private.is_staff() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$ begin return private.can('read', 'user'); end $$;

/* The roles whose people work for the agency. */
create function private.staff_roles() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select r.name from public.roles r
     where coalesce((select not ra.inverted from public.role_abilities ra
       where ra.role = r.name and ra.action in ('manage', 'read') and ra.subject in ('all', 'user')
         and ra.conditions is null and ra.fields is null order by ra.id desc limit 1), false)
  $$;

/* Whom a customer may write to and see: the active staff and the active people of its own company. Empty for staff,
   who may write to every active person: a list of everybody would be dear, so policies ask is_staff() first. */
create function private.my_contacts() returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null or private.is_staff() then return; end if;
    return query
      select ur.user_id from private.user_roles ur join public.profiles p on p.id = ur.user_id
       where ur.role in (select private.staff_roles()) and p.status = 'active'
      union
      select p.id from public.profiles p
       where p.company_id is not null and p.company_id = private.my_company() and p.status = 'active';
  end $$;

/* Whether the caller may write to a person. */
create function private.may_write_to(p_user uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return false; end if;
    if private.is_staff() then
      return exists (select from public.profiles p where p.id = p_user and p.status = 'active');
    end if;
    return p_user in (select private.my_contacts());
  end $$;
revoke execute on function private.is_staff, private.staff_roles, private.my_contacts, private.may_write_to from public;
grant execute on function private.is_staff, private.my_contacts, private.may_write_to to authenticated;

drop policy profiles_select on public.profiles;
create policy profiles_select on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.can('read', 'profiles'))
    or (status = 'active' and (select private.is_staff())) or id = any (array(select private.my_contacts())));

/* The role of a person the caller may see, and null of anybody else. */
create function private.role_of(p_user uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if p_user = auth.uid() or private.can('read', 'profiles') or private.may_write_to(p_user) then
      return (select ur.role from private.user_roles ur where ur.user_id = p_user);
    end if;
    return null;
  end $$;
revoke execute on function private.role_of from public;
grant execute on function private.role_of to authenticated;

-- Invitations -----------------------------------------------------------------------------------------------------

create table private.invitations (
  email text primary key check (email = lower(btrim(email)) and length(email) <= 320),
  role text not null references public.roles (name) on update cascade,
  company_id uuid references public.companies (id) on delete set null,
  full_name text not null default '',
  username text,
  department text not null default '',
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table private.invitations is 'What an invited address becomes when its account is made: the only thing besides a sign-up that gives a role.';
create index invitations_invited_by_idx on private.invitations (invited_by);
create index invitations_company_id_idx on private.invitations (company_id);
create index invitations_role_idx on private.invitations (role);
alter table private.invitations enable row level security;

/* A sign-up becomes a client; only its name is taken from what the person sent, never a role. */
create or replace function private.handle_new_user() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.profiles (id, full_name, username, email)
    values (
      new.id,
      left(coalesce(nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), split_part(new.email, '@', 1)), 200),
      left(split_part(new.email, '@', 1), 80) || '-' || left(new.id::text, 8),
      coalesce(new.email, '')
    );
    insert into public.profile_details (user_id) values (new.id);
    insert into private.user_roles (user_id, role) values (new.id, 'client');
    return new;
  end $$;

/* An account the service made for somebody invited becomes what the invitation says, and is pending until its address
   is confirmed. Auth marks such accounts itself, at or after their making; whoever signs up by themselves with an
   invited address has not shown that it is theirs, and stays a client. */
create function private.handle_user_invited() returns trigger
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
    update private.user_roles set role = invitation.role where user_id = new.id;
    return new;
  end $$;
-- Its name puts it after quillport_new_user: triggers fire in the order of their names.
create trigger quillport_user_invited_insert after insert on auth.users for each row
  when (new.invited_at is not null) execute function private.handle_user_invited();
create trigger quillport_user_invited after update of invited_at on auth.users for each row
  when (old.invited_at is null and new.invited_at is not null) execute function private.handle_user_invited();

/* Whoever accepts an invitation becomes active; a status an administrator set later stays. */
create function private.handle_user_confirmed() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.profiles set status = 'active' where id = new.id and status = 'pending';
    return new;
  end $$;
create trigger quillport_user_confirmed after update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null) execute function private.handle_user_confirmed();

-- Notifications ---------------------------------------------------------------------------------------------------

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'import_completed', 'import_failed', 'project_received', 'project_assigned', 'project_status', 'project_comment',
  'message_received', 'chat_received', 'plan_requested', 'plan_decided'));

/* Tells a person what happened, unless they turned that kind off (profile_details.settings -> 'notifications' -> kind = false). */
create function private.notify(p_user uuid, p_kind text, p_payload jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if p_user is null or p_user = auth.uid() then return; end if;
    if (select d.settings -> 'notifications' -> p_kind = 'false'::jsonb from public.profile_details d where d.user_id = p_user) then return; end if;
    insert into public.notifications (user_id, kind, payload)
    select p.id, p_kind, p_payload from public.profiles p where p.id = p_user and p.status = 'active';
  end $$;
revoke execute on function private.notify from public;
