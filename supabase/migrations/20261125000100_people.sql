-- People: companies, profiles, roles, abilities, invitations, and the functions that policies ask about the caller
-- (R-151, decision 0003).

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 200) check (name = private.clean_name(name)),
  status text not null default 'active' check (status in ('active', 'inactive', 'pending')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  updated_by text not null default '',
  mail_content text not null default 'titles' check (mail_content in ('nothing', 'titles', 'texts')),
  reminder_days smallint not null default 3 check (reminder_days between 0 and 90),
  acceptance_days smallint not null default 0 check (acceptance_days = 0 or acceptance_days between 3 and 90),
  storage_quota bigint not null default 100000000000 check (storage_quota >= 0),
  constraint companies_name_visible check (private.is_visible_name(name))
);
comment on table public.companies is 'Customers of the agency.';
comment on column public.companies.updated_by is 'The name of the person who changed it last, for conflict notes (R-562).';
comment on column public.companies.mail_content is
  'What mails to the people of the company contain beside the sender: nothing, titles, or titles and texts (R-772).';
comment on column public.companies.reminder_days is
  'After how many days a person of the company is reminded of a question or delivery; 0 for never (R-701).';
comment on column public.companies.acceptance_days is
  'After how many days a delivery to the company is accepted automatically; 0 for never (R-702).';
comment on column public.companies.storage_quota is 'Bytes of files the people of the company may store together.';
create index companies_name_idx on public.companies (private.fold(name), id);
create index companies_name_search_idx on public.companies using gin (private.fold(name) extensions.gin_trgm_ops);
alter table public.companies enable row level security;

create trigger companies_touch before update on public.companies for each row execute function private.touch();
/* Counts the revision of a row and notes who changed it, for the conflict notes of other people (R-562). */
create function private.next_edited_revision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.revision := old.revision + 1;
    new.updated_by := coalesce(private.name_of(auth.uid()), '');
    return new;
  end $$;
create trigger companies_revision before update of name, status, mail_content, reminder_days, acceptance_days on public.companies for each row
  when ((old.name, old.status, old.mail_content, old.reminder_days, old.acceptance_days)
    is distinct from (new.name, new.status, new.mail_content, new.reminder_days, new.acceptance_days)) execute function private.next_edited_revision();

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  no integer generated always as identity unique,
  full_name text not null default '' check (length(full_name) <= 200) check (full_name = private.clean_name(full_name)),
  username text not null unique check (length(username) between 1 and 120) check (username = private.clean_name(username)),
  email text not null check (length(email) <= 320),
  avatar_path text check (length(avatar_path) <= 300),
  company_id uuid references public.companies (id) on delete restrict,
  department text not null default '' check (length(department) <= 120) check (department = private.clean_name(department)),
  status text not null default 'active' check (status in ('active', 'inactive', 'pending')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  about text not null default '' check (length(about) <= 2000),
  presence text not null default 'online' check (presence in ('online', 'busy', 'away', 'offline')),
  seen_at timestamptz,
  constraint profiles_avatar_own check (avatar_path is null or avatar_path like id::text || '/%'),
  constraint profiles_full_name_visible check (full_name = '' or private.is_visible_name(full_name))
);
comment on table public.profiles is
  'The public data of a person, one row per row of auth.users; "no" is the public number.';
comment on column public.profiles.presence is 'The presence that the person chose to show while a tab is open.';
comment on column public.profiles.seen_at is 'When the newest open tab last called; null when none is open.';
create index profiles_company_id_idx on public.profiles (company_id);
create index profiles_email_idx on public.profiles (lower(email));
create index profiles_status_idx on public.profiles (status);
create index profiles_full_name_search_idx on public.profiles using gin (private.fold(full_name) extensions.gin_trgm_ops);
create index profiles_email_search_idx on public.profiles using gin (private.fold(email) extensions.gin_trgm_ops);
create index profiles_name_order_idx on public.profiles (private.fold(full_name), no) where status = 'active';
/* Contacts by name: the first page of 100,000 people without a sort. */
create index profiles_active_name_idx on public.profiles (full_name, id) where status = 'active';
create index profiles_full_name_sort_idx on public.profiles (private.fold(full_name), id);
create index profiles_email_sort_idx on public.profiles (lower(email), id);
create index profiles_status_sort_idx on public.profiles (status, id);
create index profiles_created_at_idx on public.profiles (created_at);
alter table public.profiles enable row level security;

-- A presence heartbeat does not change updated_at.
create trigger profiles_touch before update on public.profiles for each row
  when (old.seen_at is not distinct from new.seen_at and old.presence = new.presence) execute function private.touch();

create table public.profile_details (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  country text not null default '' check (length(country) <= 80),
  contact text not null default '' check (length(contact) <= 60),
  language text not null default '' check (length(language) <= 40),
  tax_id text not null default '' check (length(tax_id) <= 60),
  current_plan text not null default 'basic' check (current_plan in ('basic', 'team', 'company', 'enterprise')),
  billing text not null default 'Auto debit' check (billing in ('Auto debit', 'Manual-Credit Card', 'Manual-Cash', 'Manual-PayPal')),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and pg_column_size(settings) <= 8192),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  address text not null default '' check (length(address) <= 400),
  storage_quota bigint not null default 10000000000 check (storage_quota >= 0),
  stated_company text not null default '' check (length(stated_company) <= 200)
);
comment on table public.profile_details is
  'Contact data, plan, billing and settings of a person (R-063), visible to the person and to administrators.';
comment on column public.profile_details.changed_at is
  'When a field changed that administrators edit, in this table or in another one.';
comment on column public.profile_details.changed_by is 'The name of the person who made that change, for conflict notes (R-562).';
comment on column public.profile_details.address is 'The billing address.';
comment on column public.profile_details.storage_quota is 'Bytes of files the person may store without a company.';
comment on column public.profile_details.stated_company is
  'The company named at sign-up. It grants no right: an administrator assigns the company.';
create index profile_details_plan_sort_idx on public.profile_details (current_plan, user_id);
create index profile_details_billing_sort_idx on public.profile_details (billing, user_id);
alter table public.profile_details enable row level security;

create trigger profile_details_touch before update on public.profile_details for each row execute function private.touch();

create table public.roles (
  name text primary key check (name = lower(name)),
  position smallint not null,
  description text not null default '' check (length(description) <= 300),
  is_custom boolean not null default false,
  revision integer not null default 1,
  constraint roles_name_shape check (name ~ '^[a-z][a-z0-9-]{1,39}$')
);
comment on table public.roles is 'The roles a person can have, in lower case (R-150).';
alter table public.roles enable row level security;

insert into public.roles (name, position) values
  ('admin', 1), ('auth', 2), ('manager', 3), ('user', 4), ('client', 5),
  ('editor', 6), ('author', 7), ('maintainer', 8), ('subscriber', 9);

create table private.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null references public.roles (name) on update cascade
);
comment on table private.user_roles is 'The only source of a person''s role; claims and user metadata are never read.';
/* The list of people by role, also for 100,000 people. */
create index user_roles_role_user_idx on private.user_roles (role, user_id);
alter table private.user_roles enable row level security;

create table public.role_abilities (
  id integer generated always as identity primary key,
  role text not null references public.roles (name) on update cascade on delete cascade,
  action text not null check (action in ('manage', 'create', 'read', 'update', 'delete')),
  subject text not null check (length(subject) between 1 and 60),
  inverted boolean not null default false,
  conditions jsonb,
  fields text[],
  unique nulls not distinct (role, action, subject, inverted, conditions)
);
comment on table public.role_abilities is
  'The abilities of each role, read by policies, by login and by the app; no other table grants anything.';
alter table public.role_abilities enable row level security;

-- The subject 'all-projects' means every project, not only those of the caller's company or assignments;
-- 'delivered-projects' means moving a project back to an earlier status.
insert into public.role_abilities (role, action, subject)
select r, a, s from (values
  ('admin', 'manage', 'all'),
  ('auth', 'read', 'home'), ('manager', 'read', 'home'), ('user', 'read', 'home'), ('editor', 'read', 'home'),
  ('author', 'read', 'home'), ('maintainer', 'read', 'home'), ('subscriber', 'read', 'home'),
  ('auth', 'read', 'demo'), ('auth', 'read', 'client'), ('auth', 'read', 'user'), ('auth', 'read', 'projects'),
  ('auth', 'read', 'manuscripts'), ('auth', 'create', 'manuscripts'),
  ('manager', 'read', 'demo'), ('manager', 'read', 'client'), ('manager', 'read', 'user'),
  ('manager', 'read', 'companies'), ('manager', 'read', 'profiles'), ('manager', 'read', 'projects'), ('manager', 'create', 'projects'),
  ('manager', 'update', 'projects'), ('manager', 'read', 'manuscripts'), ('manager', 'create', 'manuscripts'),
  ('user', 'read', 'demo'), ('user', 'read', 'client'), ('user', 'read', 'user'), ('user', 'read', 'projects'),
  ('user', 'update', 'projects'), ('user', 'read', 'manuscripts'), ('user', 'create', 'manuscripts'),
  ('client', 'read', 'client'), ('client', 'read', 'projects'), ('client', 'create', 'projects'),
  ('client', 'read', 'manuscripts'), ('client', 'create', 'manuscripts'),
  ('editor', 'read', 'manuscripts'), ('editor', 'create', 'manuscripts'),
  ('author', 'read', 'manuscripts'), ('author', 'create', 'manuscripts'),
  ('maintainer', 'read', 'demo'),
  ('subscriber', 'read', 'manuscripts'),
  ('manager', 'read', 'all-projects'), ('manager', 'update', 'delivered-projects'), ('manager', 'update', 'assignments'),
  ('manager', 'create', 'demo'), ('manager', 'update', 'demo'), ('manager', 'delete', 'demo')
) as seed (r, a, s);

create table private.invitations (
  email text primary key check (email = lower(btrim(email)) and length(email) <= 320),
  role text not null references public.roles (name) on update cascade,
  company_id uuid references public.companies (id) on delete set null,
  full_name text not null default '',
  username text,
  department text not null default '',
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 4096)
);
comment on table private.invitations is
  'The role, company and profile data that an invited address gets when Auth creates its account.';
create index invitations_invited_by_idx on private.invitations (invited_by);
create index invitations_company_id_idx on private.invitations (company_id);
create index invitations_role_idx on private.invitations (role);
alter table private.invitations enable row level security;

create trigger invitations_rate after insert on private.invitations for each row execute function private.count_rate('invitation');

-- The caller --------------------------------------------------------------------------------------------------------
-- Functions that policies call are plpgsql, because Postgres keeps their plans for the session; the body of a definer's
-- SQL function is planned again for every statement.

/* Returns whether the session of the caller's token is still open; only tokens that were not issued by a sign-in name
   none. */
create function private.session_is_open() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    session text := auth.jwt() ->> 'session_id';
  begin
    return session is null or exists (select from auth.sessions s where s.id = session::uuid and s.user_id = auth.uid());
  end $$;

/* Raises QPSES for a token that outlived its session; the API calls it first, because some policies check no role. */
create function private.require_session() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null and not private.session_is_open() then raise exception 'session_ended' using errcode = 'QPSES'; end if;
  end $$;
grant execute on function private.require_session to authenticated;

/* Returns the caller's id; null while the session may reach no row: before the second factor, and after it has ended. */
create function private.my_id() returns uuid
  language plpgsql stable security definer set search_path = ''
  as $$ begin return case when private.session_is_open() then auth.uid() end; end $$;
grant execute on function private.my_id to authenticated;

/* Returns the caller's role; null for anonymous, inactive, unconfirmed and signed-out callers. */
create function private.my_role() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.session_is_open() then return null; end if;
    return (
      select ur.role from private.user_roles ur
        join public.profiles p on p.id = ur.user_id and p.status = 'active'
       where ur.user_id = (select auth.uid()));
  end $$;
grant execute on function private.my_role to authenticated;

/* Settings of the whole installation, in one row. */
create table public.workspace_settings (
  id boolean primary key default true check (id),
  template_areas boolean not null default false
);
comment on table public.workspace_settings is 'Settings of the whole installation, in one row; changed by administrators.';
comment on column public.workspace_settings.template_areas is
  'False hides the template areas from everyone: nobody has an ability with the subject "demo" (R-670).';
alter table public.workspace_settings enable row level security;
insert into public.workspace_settings default values;

/* Returns whether the caller has an ability; the last matching rule decides, as in CASL. Rules with conditions or
   fields apply to single rows, so they never grant the whole subject. */
create function private.can(p_action text, p_subject text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    -- Two conditions, because one with a query would be planned at each call.
    if p_subject = 'demo' then
      if not (select w.template_areas from public.workspace_settings w) then return false; end if;
    end if;
    return coalesce((
      select not ra.inverted from public.role_abilities ra
       where ra.role = (select private.my_role())
         and ra.action in ('manage', p_action) and ra.subject in ('all', p_subject)
         and ra.conditions is null and ra.fields is null
       order by ra.id desc limit 1), false);
  end $$;
grant execute on function private.can to authenticated;

grant select, update (template_areas) on public.workspace_settings to authenticated;
create policy workspace_settings_select on public.workspace_settings for select to authenticated
  using ((select private.my_id()) is not null);
create policy workspace_settings_update on public.workspace_settings for update to authenticated
  using ((select private.can('update', 'admin'))) with check ((select private.can('update', 'admin')));

/* Returns what private.can returns to a caller with this role. */
create function private.role_can(p_role text, p_action text, p_subject text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select not ra.inverted from public.role_abilities ra
      where ra.role = p_role and ra.action in ('manage', p_action) and ra.subject in ('all', p_subject)
        and ra.conditions is null and ra.fields is null order by ra.id desc limit 1), false)
  $$;

/* Returns the caller's company. */
create function private.my_company() returns uuid
  language plpgsql stable security definer set search_path = ''
  as $$ begin return (select p.company_id from public.profiles p where p.id = (select private.my_id())); end $$;
grant execute on function private.my_company to authenticated;

/* Returns whether the caller works for the agency: whether their role may read the subject "user" (R-026). */
create function private.is_staff() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$ begin return private.can('read', 'user'); end $$;
grant execute on function private.is_staff to authenticated;

/* Returns the roles whose people work for the agency. */
create function private.staff_roles() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select r.name from public.roles r
     where coalesce((select not ra.inverted from public.role_abilities ra
       where ra.role = r.name and ra.action in ('manage', 'read') and ra.subject in ('all', 'user')
         and ra.conditions is null and ra.fields is null order by ra.id desc limit 1), false)
  $$;

/* Returns whether a person, not necessarily the caller, works for the agency. */
create function private.is_staff_user(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.user_roles ur where ur.user_id = p_user and ur.role in (select private.staff_roles()))
  $$;

-- Other people ------------------------------------------------------------------------------------------------------

/* Returns the name of a person; shown to everyone who may read a text of that person. */
create function private.name_of(p_user uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select nullif(p.full_name, '') from public.profiles p where p.id = p_user $$;
grant execute on function private.name_of to authenticated;

/* Returns whether a text names a person after an @: the whole name, which no letter precedes or follows. */
create function private.is_mentioned(p_text text, p_name text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select p_name <> '' and position('@' || p_name in p_text) > 0 and p_text ~ ('(^|[^[:alnum:]])@' || regexp_replace(p_name, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])')
  $$;

/* Returns the person and the browser tab that the API calls for, null without a tab; hints carry it, so that this tab
   ignores what it has caused (decision 0042). */
create function private.caller_tab() returns text
  language sql stable security definer set search_path = ''
  as $$ select auth.uid() || ':' || (auth.jwt() ->> 'tab') $$;

/* Returns the people a client may see and write to: active staff and active people of the same company. Empty for
   staff, who may write to every active person: policies ask is_staff() first instead of listing all people. */
create function private.my_contacts() returns setof uuid
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' rows 50
  as $$
  declare
    roles text[];
    company uuid;
  begin
    if private.my_role() is null or private.is_staff() then return; end if;
    roles := array(select private.staff_roles());
    company := private.my_company();
    return query
      select ur.user_id from private.user_roles ur join public.profiles p on p.id = ur.user_id
       where ur.role = any (roles) and p.status = 'active'
      union
      select p.id from public.profiles p where p.company_id = company and p.status = 'active';
  end $$;
grant execute on function private.my_contacts to authenticated;

/* Returns whether the caller may write to a person. */
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
grant execute on function private.may_write_to to authenticated;

/* Returns the role of a person the caller may see, null for all others. */
create function private.role_of(p_user uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if p_user = auth.uid() or private.can('read', 'profiles') or private.may_write_to(p_user) then
      return (select ur.role from private.user_roles ur where ur.user_id = p_user);
    end if;
    return null;
  end $$;
grant execute on function private.role_of to authenticated;

/* Returns whether the caller sees e-mail addresses of others: staff, and confirmed people who belong to a company. */
create function private.sees_addresses() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return false; end if;
    return private.is_staff() or private.can('read', 'profiles') or exists (
      select from public.profiles p join auth.users u on u.id = p.id
       where p.id = auth.uid() and p.company_id is not null and u.email_confirmed_at is not null);
  end $$;
grant execute on function private.sees_addresses to authenticated;

/* Returns the company name of a person outside the agency, or an empty string when there is none or the caller may
   not know it. Returns null for staff, so an empty name is never shown as staff. */
create function private.affiliation_of(p_user uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return ''; end if;
    return (
      select case when coalesce((
          select not ra.inverted from public.role_abilities ra
           where ra.role = ur.role and ra.action in ('manage', 'read') and ra.subject in ('all', 'user')
             and ra.conditions is null and ra.fields is null order by ra.id desc limit 1), false)
        then null
        when private.is_staff() or c.id = private.my_company() then coalesce(c.name, '')
        else '' end
        from public.profiles p join private.user_roles ur on ur.user_id = p.id
        left join public.companies c on c.id = p.company_id where p.id = p_user);
  end $$;
grant execute on function private.affiliation_of to authenticated;

/* Returns the card of a person the caller may write to, or their own; the address follows sees_addresses, only staff
   see the phone number. */
create function private.person_card(p_user uuid)
  returns table (uid uuid, no integer, name text, avatar text, role text, company text, affiliation text, email text, phone text,
    presence text, is_self boolean)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  declare
    is_me boolean := p_user = auth.uid();
  begin
    if private.my_role() is null or not (is_me or private.may_write_to(p_user)) then return; end if;
    return query
      select p.id, p.no, p.full_name, p.avatar_path, ur.role, c.name, private.affiliation_of(p.id),
        case when is_me or private.sees_addresses() then p.email else '' end,
        case when is_me or private.is_staff() then d.contact else '' end,
        private.presence_of(p.presence, p.seen_at), is_me
        from public.profiles p join public.profile_details d on d.user_id = p.id
        join private.user_roles ur on ur.user_id = p.id left join public.companies c on c.id = p.company_id
       where p.id = p_user;
  end $$;
grant execute on function private.person_card to authenticated;

-- Rights ------------------------------------------------------------------------------------------------------------

/* Returns what the caller may do with companies (R-1003): true, "forbidden" without the right, or the reason why not in
   the present state. A company to which a person, project or invitation belongs is not deleted. */
create function private.companies_can(p_companies uuid[]) returns table (id uuid, can jsonb)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    may_update boolean := private.can('update', 'companies');
    may_delete boolean := private.can('delete', 'companies');
  begin
    return query
      select c.id, jsonb_build_object(
          'edit', case when may_update then 'true' else '"forbidden"' end::jsonb,
          'delete', case when not may_delete then '"forbidden"'
            when exists (select from public.profiles p where p.company_id = c.id)
              or exists (select from public.projects r where r.company_id = c.id)
              or exists (select from private.invitations i where i.company_id = c.id) then '"company_in_use"'
            else 'true' end::jsonb)
        from unnest(p_companies) as c (id);
  end $$;
grant execute on function private.companies_can to authenticated;

grant select, insert, update, delete on public.companies to authenticated;
create policy companies_select on public.companies for select to authenticated
  using (id = (select private.my_company()) or (select private.can('read', 'companies')));
create policy companies_insert on public.companies for insert to authenticated
  with check ((select private.can('create', 'companies')));
create policy companies_update on public.companies for update to authenticated
  using ((select private.can('update', 'companies'))) with check ((select private.can('update', 'companies')));
create policy companies_delete on public.companies for delete to authenticated
  using (exists (select from private.companies_can(array[id]) k where k.can -> 'delete' = 'true'));

-- The terms of a company are for the agency alone: people of the company read the company, and not this table (decision 0073).
create table public.company_terms (
  company_id uuid primary key references public.companies (id) on delete cascade,
  terms text not null default '' check (length(terms) <= 10000),
  default_assignee uuid references auth.users (id) on delete set null,
  source_language text not null default '' check (source_language ~ '^([a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?)?$'),
  target_languages text[] not null default '{}' check (cardinality(target_languages) <= 12
    and array_to_string(target_languages, ',', '?') ~ '^([a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(,|$))*$')
);
comment on table public.company_terms is 'What the agency agreed with a company, and the defaults of its new projects; one row for each company.';
create index company_terms_default_assignee_idx on public.company_terms (default_assignee);
alter table public.company_terms enable row level security;
grant select on public.company_terms to authenticated, service_role;
grant update (terms, default_assignee, source_language, target_languages) on public.company_terms to authenticated;
create policy company_terms_select on public.company_terms for select to authenticated
  using ((select private.can('read', 'companies')));
create policy company_terms_update on public.company_terms for update to authenticated
  using ((select private.can('update', 'companies'))) with check ((select private.can('update', 'companies')));

/* Makes the row of a new company. */
create function private.make_company_terms() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin insert into public.company_terms (company_id) values (new.id); return null; end $$;
create trigger companies_terms after insert on public.companies for each row execute function private.make_company_terms();

/* Refuses a default assignee who is not active staff. */
create function private.guard_default_assignee() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not exists (select from public.profiles p where p.id = new.default_assignee and p.status = 'active' and private.is_staff_user(p.id)) then
      raise check_violation using message = 'default assignee is not active staff', constraint = 'company_terms_staff';
    end if;
    return new;
  end $$;
create trigger company_terms_guard before update of default_assignee on public.company_terms for each row
  when (new.default_assignee is not null and new.default_assignee is distinct from old.default_assignee)
  execute function private.guard_default_assignee();

/* Raises the revision of a company whose terms changed, which a save of either names. */
create function private.revise_company() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.companies c set revision = c.revision + 1, updated_by = coalesce(private.name_of(auth.uid()), '') where c.id = new.company_id;
    return null;
  end $$;
create trigger company_terms_revision after update on public.company_terms for each row
  when (old is distinct from new) execute function private.revise_company();

grant select on public.profiles to authenticated, service_role;
grant update (full_name, avatar_path, username, about, presence) on public.profiles to authenticated;
create policy profiles_select on public.profiles for select to authenticated
  using (id = (select private.my_id()) or (select private.can('read', 'profiles'))
    or (status = 'active' and (select private.is_staff())) or id = any (array(select private.my_contacts())));
create policy profiles_update on public.profiles for update to authenticated
  using (id = (select private.my_id())) with check (id = (select private.my_id()));

grant select on public.profile_details to authenticated, service_role;
grant update (country, contact, language, settings, tax_id, address) on public.profile_details to authenticated;
create policy profile_details_select on public.profile_details for select to authenticated
  using (user_id = (select private.my_id()) or (select private.can('read', 'profiles')));
create policy profile_details_update on public.profile_details for update to authenticated
  using (user_id = (select private.my_id())) with check (user_id = (select private.my_id()));

grant select on public.roles to authenticated;
create policy roles_select on public.roles for select to authenticated using ((select private.my_id()) is not null);

grant select on private.user_roles to service_role, authenticated;
create policy user_roles_select on private.user_roles for select to authenticated
  using (user_id = (select private.my_id()) or (select private.can('read', 'profiles')));

grant select on public.role_abilities to authenticated;
create policy role_abilities_select on public.role_abilities for select to authenticated
  using (role = (select private.my_role()) or (select private.can('read', 'roles')));

-- Accounts ----------------------------------------------------------------------------------------------------------

/* Creates the profile of a new account with the role client; only name and stated company come from the metadata,
   never a role or membership. */
create function private.handle_new_user() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    local_part text := private.clean_name(left(split_part(coalesce(new.email, ''), '@', 1), 80));
    given text := private.clean_name(left(private.clean_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 200));
  begin
    insert into public.profiles (id, full_name, username, email)
    values (new.id, case when private.is_visible_name(given) then given else local_part end,
      local_part || '-' || left(new.id::text, 8), coalesce(new.email, ''));
    insert into public.profile_details (user_id, stated_company)
    values (new.id, left(private.clean_name(coalesce(new.raw_user_meta_data ->> 'company', '')), 200));
    insert into private.user_roles (user_id, role) values (new.id, 'client');
    return new;
  end $$;
create trigger quillport_new_user after insert on auth.users for each row execute function private.handle_new_user();

/* Copies a changed sign-in address to the profile. */
create function private.handle_user_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin update public.profiles set email = coalesce(new.email, '') where id = new.id; return new; end $$;
create trigger quillport_user_email after update of email on auth.users for each row
  when (new.email is distinct from old.email) execute function private.handle_user_email();

/* Applies the invitation to an account that Auth created for it; the person stays pending until the address is
   confirmed. Auth sets invited_at itself; a sign-up with an invited address proves nothing, so that person stays a
   client. */
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
    update public.profile_details d set
      country = coalesce(invitation.details ->> 'country', d.country), contact = coalesce(invitation.details ->> 'contact', d.contact),
      language = coalesce(invitation.details ->> 'language', d.language), tax_id = coalesce(invitation.details ->> 'taxId', d.tax_id),
      current_plan = coalesce(invitation.details ->> 'currentPlan', d.current_plan), billing = coalesce(invitation.details ->> 'billing', d.billing)
     where d.user_id = new.id;
    update private.user_roles set role = invitation.role where user_id = new.id;
    return new;
  end $$;
create trigger quillport_user_invited_insert after insert on auth.users for each row
  when (new.invited_at is not null) execute function private.handle_user_invited();
create trigger quillport_user_invited after update of invited_at on auth.users for each row
  when (old.invited_at is null and new.invited_at is not null) execute function private.handle_user_invited();

/* Activates a pending person who accepts the invitation; a status that an administrator set later stays. */
create function private.handle_user_confirmed() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.profiles set status = 'active' where id = new.id and status = 'pending';
    return new;
  end $$;
create trigger quillport_user_confirmed after update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null) execute function private.handle_user_confirmed();

-- Guards of membership ----------------------------------------------------------------------------------------------
-- Refusals that a screen must distinguish are raised as QPREF with a key as their message.

/* Refuses a change of the caller's own company or status; deactivating the own account (active to inactive) is
   allowed. */
create function private.keep_own_membership() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.company_id is distinct from old.company_id then raise exception 'own_company' using errcode = 'QPREF'; end if;
    if new.status <> old.status and not (old.status = 'active' and new.status = 'inactive') then
      raise exception 'own_status' using errcode = 'QPREF';
    end if;
    return new;
  end $$;
create trigger profiles_keep_own_membership before update of company_id, status on public.profiles for each row
  when (old.id = auth.uid()) execute function private.keep_own_membership();

/* Refuses a change of the caller's own role. */
create function private.keep_own_role() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin raise exception 'own_role' using errcode = 'QPREF'; end $$;
create trigger user_roles_keep_own before update on private.user_roles for each row
  when (old.user_id = auth.uid() and new.role <> old.role) execute function private.keep_own_role();

/* Refuses to remove the last active administrator; the row lock makes two concurrent removals wait for each other. */
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

/* Ends all sessions of a person who is no longer active; my_role() is null for access tokens that are still valid. */
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

/* Raises the revision of a person that administrators edit, and notes who made the change. */
create function private.next_person_revision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.revision := old.revision + 1;
    new.changed_at := clock_timestamp();
    new.changed_by := coalesce(private.name_of(auth.uid()), '');
    return new;
  end $$;
create trigger profile_details_revision before update on public.profile_details for each row
  when ((old.country, old.contact, old.language, old.tax_id, old.current_plan, old.billing, old.changed_at)
    is distinct from (new.country, new.contact, new.language, new.tax_id, new.current_plan, new.billing, new.changed_at))
  execute function private.next_person_revision();

/* Marks the details as changed when the profile changed, so both share one revision. */
create function private.note_profile_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin update public.profile_details set changed_at = clock_timestamp() where user_id = new.id; return null; end $$;
create trigger profiles_changed after update on public.profiles for each row
  when ((old.full_name, old.username, old.email, old.company_id, old.department, old.status)
    is distinct from (new.full_name, new.username, new.email, new.company_id, new.department, new.status))
  execute function private.note_profile_change();

/* Marks the details as changed when the role changed, and sends open tabs a hint to load the session again. */
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

-- Absences ----------------------------------------------------------------------------------------------------------

create table public.absences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  starts_on date not null check (starts_on between '2000-01-01' and '2999-01-01'),
  ends_on date not null,
  created_at timestamptz not null default now(),
  constraint absences_order check (ends_on >= starts_on),
  constraint absences_length check (ends_on < starts_on + 366)
);
comment on table public.absences is 'Days on which a member of staff does not work; a warning to those who assign, never a lock (R-899).';
create index absences_user_idx on public.absences (user_id, ends_on);
alter table public.absences enable row level security;
grant select, delete on public.absences to authenticated;
grant insert (user_id, starts_on, ends_on) on public.absences to authenticated;
create policy absences_select on public.absences for select to authenticated using ((select private.is_staff()));
create policy absences_insert on public.absences for insert to authenticated
  with check ((select private.is_staff()) and (user_id = (select auth.uid()) or (select private.can('read', 'all-projects'))));
create policy absences_delete on public.absences for delete to authenticated
  using ((select private.is_staff()) and (user_id = (select auth.uid()) or (select private.can('read', 'all-projects'))));

/* Refuses the absence of a person who does not work for the agency, after the policies have decided. */
create function private.guard_absence() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.is_staff_user(new.user_id) then
      raise check_violation using message = 'only staff can be absent', constraint = 'absences_staff';
    end if;
    return null;
  end $$;
create trigger absences_guard after insert on public.absences for each row execute function private.guard_absence();

/* Sends a hint of an absence that was added, changed or deleted to all staff (R-985). */
create function private.hint_absence() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform realtime.send(jsonb_build_object('id', coalesce(new.id, old.id)), 'absence', 'absences', true);
    return null;
  end $$;
create trigger absences_hint after insert or update or delete on public.absences for each row execute function private.hint_absence();
