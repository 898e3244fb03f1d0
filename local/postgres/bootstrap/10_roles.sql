-- The content of every Supabase database before its first migration: roles, schema extensions, grants on public.
-- Run by the superuser at each start when this file changed, so every statement can be repeated.

do $$
declare
  r record;
begin
  for r in select * from (values
    ('anon', 'nologin noinherit'),
    ('authenticated', 'nologin noinherit'),
    ('service_role', 'nologin noinherit bypassrls'),
    ('authenticator', 'login noinherit'),
    ('supabase_auth_admin', 'login noinherit createrole'),
    ('supabase_storage_admin', 'login noinherit createrole'),
    ('supabase_realtime_admin', 'login noinherit'),
    ('dashboard_user', 'nologin createrole createdb replication'),
    -- As on hosted Supabase: nearly everything, but not superuser, so that a migration that works here works there.
    ('postgres', 'login createrole createdb replication bypassrls')
  ) as wanted (name, attributes) loop
    if not exists (select from pg_catalog.pg_roles where rolname = r.name) then
      execute format('create role %I %s', r.name, r.attributes);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_signal_backend, pg_read_all_data to postgres;
grant anon, authenticated, service_role to supabase_storage_admin;

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
end
$$;
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_admin set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '60s';

create schema if not exists extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role, dashboard_user;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant all on schema public to postgres;
