-- Schemas, login roles, default privileges and the small helpers everything else stands on.
-- Rows are reached through functions that run as the caller; nothing is exposed by default (decision 0002).

create schema if not exists private;
create schema if not exists extensions;
comment on schema private is 'Helpers and rows no client reads: never exposed.';

create extension if not exists pgcrypto with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- The functions log in as roles that own nothing: forgetting to become the caller fails closed.
-- They cannot log in until the deployment gives them a password (docs/deploy.md).
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'quillport_api') then
    create role quillport_api nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'quillport_worker') then
    create role quillport_worker nologin noinherit;
  end if;
end
$$;
grant anon, authenticated to quillport_api;
grant service_role to quillport_worker;

-- What a later migration creates starts with no rights at all; each grants what it means to.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

/* Lower case without accents: the form in which text is searched. Immutable because the dictionary is named. */
create function private.fold(value text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$ select extensions.unaccent('extensions.unaccent'::regdictionary, lower(value)) $$;
comment on function private.fold is 'Lower case, accents removed: search is case- and accent-blind.';
grant execute on function private.fold to authenticated, service_role;

/* Text as search sees it: folded, and parted at every mark a writer parts words with. The parser of Postgres takes a
   narrow no-break space, an ideographic stop or a dot between two words for a letter, depending on the locale. */
create function private.words(value text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$
    select private.fold(regexp_replace(value,
      U&'[\00A0\2000-\200B\200E\200F\2028\2029\202F\205F\2060\3000\FEFF' ||
      '_./:@#&|*<>()\[\]{}«»‹›“”„‟‘’‚‛…–—―‐‑·•¿¡、。，．！？；：「」『』（）【】〈〉《》〔〕・～،؛؟۔।॥-]', ' ', 'g'))
  $$;
comment on function private.words is 'Folded text with only spaces between its words: what the search index is made of.';
grant execute on function private.words to authenticated, service_role;

/* Keeps updated_at true whatever the client sends. */
create function private.touch() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at := now(); return new; end $$;
