-- People: companies, profiles, roles and the one table of permissions (R-151, decision 0003).

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 200),
  status text not null default 'active' check (status in ('active', 'inactive', 'pending')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.companies is 'Customers of the agency.';
create trigger companies_touch before update on public.companies for each row execute function private.touch();

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  no integer generated always as identity unique,
  full_name text not null default '' check (length(full_name) <= 200),
  username text not null unique check (length(username) between 1 and 120),
  email text not null check (length(email) <= 320),
  avatar_path text check (length(avatar_path) <= 300),
  company_id uuid references public.companies (id) on delete set null,
  department text not null default '' check (length(department) <= 120),
  status text not null default 'active' check (status in ('active', 'inactive', 'pending')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What others may see of a person; 1:1 with auth.users. "no" is the public number.';
create index profiles_company_id_idx on public.profiles (company_id);
create index profiles_email_idx on public.profiles (lower(email));
create trigger profiles_touch before update on public.profiles for each row execute function private.touch();

create table public.roles (
  name text primary key check (name = lower(name)),
  position smallint not null
);
comment on table public.roles is 'The roles a person can hold, compared in lower case (R-150).';
insert into public.roles (name, position) values
  ('admin', 1), ('auth', 2), ('manager', 3), ('user', 4), ('client', 5),
  ('editor', 6), ('author', 7), ('maintainer', 8), ('subscriber', 9);

create table private.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null references public.roles (name) on update cascade
);
comment on table private.user_roles is 'The one source of a person''s role: never a claim, never user metadata.';
create index user_roles_role_idx on private.user_roles (role);
alter table private.user_roles enable row level security;
grant select on private.user_roles to service_role;

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
comment on table public.role_abilities is 'Who may do what: read by policies, by login and by the interface. Nothing else decides.';

insert into public.role_abilities (role, action, subject)
select r, a, s from (values
  ('admin', 'manage', 'all'),
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
  ('subscriber', 'read', 'manuscripts')
) as seed (r, a, s);

-- The helpers of policies are plpgsql on purpose: Postgres keeps its plans for the session, while it plans the body of
-- an SQL function that cannot be inlined (a definer's cannot) once for every statement that names it.

/* The caller's role, or null for nobody, the inactive and the not yet confirmed. */
create function private.my_role() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return (
      select ur.role from private.user_roles ur
        join public.profiles p on p.id = ur.user_id and p.status = 'active'
       where ur.user_id = (select auth.uid()));
  end $$;

/* Whether the caller may do this to subjects of this kind: the last matching rule decides, as in CASL.
   Conditional and field rules say something about single rows, so they never open a whole kind. */
create function private.can(p_action text, p_subject text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return coalesce((
      select not ra.inverted from public.role_abilities ra
       where ra.role = (select private.my_role())
         and ra.action in ('manage', p_action) and ra.subject in ('all', p_subject)
         and ra.conditions is null and ra.fields is null
       order by ra.id desc limit 1), false);
  end $$;
revoke execute on function private.my_role, private.can from public;
grant execute on function private.my_role, private.can to authenticated;

/* The caller's company, for policies of tables a company shares. */
create function private.my_company() returns uuid
  language plpgsql stable security definer set search_path = ''
  as $$ begin return (select p.company_id from public.profiles p where p.id = (select auth.uid())); end $$;
revoke execute on function private.my_company from public;
grant execute on function private.my_company to authenticated;

/* The name under what a person wrote, shown to whoever may read what was written. */
create function private.name_of(p_user uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select nullif(p.full_name, '') from public.profiles p where p.id = p_user $$;
revoke execute on function private.name_of from public;
grant execute on function private.name_of to authenticated;

/* A sign-up becomes a client; only its name is taken from what the person sent, never a role. */
create function private.handle_new_user() returns trigger
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
    insert into private.user_roles (user_id, role) values (new.id, 'client');
    return new;
  end $$;
create trigger quillport_new_user after insert on auth.users for each row execute function private.handle_new_user();

/* The address people see follows the address they sign in with. */
create function private.handle_user_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin update public.profiles set email = coalesce(new.email, '') where id = new.id; return new; end $$;
create trigger quillport_user_email after update of email on auth.users for each row
  when (new.email is distinct from old.email) execute function private.handle_user_email();

alter table public.companies enable row level security;
alter table public.profiles enable row level security;
alter table public.roles enable row level security;
alter table public.role_abilities enable row level security;

grant select, insert, update, delete on public.companies to authenticated;
create policy companies_select on public.companies for select to authenticated
  using (id = (select private.my_company()) or (select private.can('read', 'companies')));
create policy companies_insert on public.companies for insert to authenticated
  with check ((select private.can('create', 'companies')));
create policy companies_update on public.companies for update to authenticated
  using ((select private.can('update', 'companies'))) with check ((select private.can('update', 'companies')));
create policy companies_delete on public.companies for delete to authenticated
  using ((select private.can('delete', 'companies')));

grant select on public.profiles to authenticated, service_role;
grant update (full_name, avatar_path) on public.profiles to authenticated;
create policy profiles_select on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.can('read', 'profiles')));
create policy profiles_update on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

grant select on public.roles to authenticated;
create policy roles_select on public.roles for select to authenticated using (true);

grant select on public.role_abilities to authenticated;
create policy role_abilities_select on public.role_abilities for select to authenticated
  using (role = (select private.my_role()) or (select private.can('read', 'roles')));
