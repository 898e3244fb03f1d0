-- Schemas, login roles, default privileges, text helpers, rate limits and trigger functions that every domain uses.
-- No row is reachable by default: each table and function grants its rights itself (decision 0002).

create schema if not exists private;
create schema if not exists extensions;
comment on schema private is 'Helper functions and tables that no client reads; never exposed.';

create extension if not exists pgcrypto with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- The edge functions log in as roles that own nothing, so a query without "set role" reads no row.
-- The roles cannot log in until the deployment sets a password (docs/deploy.md).
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

-- New functions and tables start without rights for client roles, so no function needs a "revoke ... from public".
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Search text -------------------------------------------------------------------------------------------------------

/* Returns text in lower case without accents, the form in which text is searched; immutable because the dictionary is
   named. */
create function private.fold(value text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$ select extensions.unaccent('extensions.unaccent'::regdictionary, lower(value)) $$;
grant execute on function private.fold to authenticated, service_role;

/* Returns folded text with a space at each punctuation mark, because the parser of Postgres takes some marks for
   letters. */
create function private.words(value text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$
    select private.fold(regexp_replace(value,
      U&'[\00A0\2000-\200B\200E\200F\2028\2029\202F\205F\2060\3000\FEFF' ||
      '_./:@#&|*<>()\[\]{}«»‹›“”„‟‘’‚‛…–—―‐‑·•¿¡、。，．！？；：「」『』（）【】〈〉《》〔〕・～،؛؟۔।॥-]', ' ', 'g'))
  $$;
grant execute on function private.words to authenticated, service_role;

-- Names -------------------------------------------------------------------------------------------------------------
-- Names, titles and file names hold no invisible characters; contract/clean-name.ts removes the same ones.

/* Returns text on one line without format characters, bidi controls, zero-width characters and blank letters. A
   joiner stays between letters of scripts that spell with it, and a zero-width joiner stays between emoji. */
create function private.strip_invisible(p_text text) returns text
  language plpgsql immutable parallel safe strict set search_path = ''
  as $$
  declare
    joining constant text := U&'\0600-\0DFF\1000-\109F\1780-\18AF\A840-\ABFF\FB50-\FDFF\FE70-\FEFC\+010A00-\+011FFF\+01E900-\+01E95F';
    emoji constant text := U&'\2190-\2BFF\+01F000-\+01FAFF';
    visible text;
  begin
    visible := regexp_replace(p_text, U&'[\0001-\001F\007F-\009F\2028\2029]+', ' ', 'g');
    visible := regexp_replace(visible, U&'[\00AD\034F\061C\115F\1160\17B4\17B5\180E\200B\200E\200F\202A-\202E\2060-\206F\3164\FEFF\FFA0' ||
      U&'\FFF0-\FFFB\+01BCA0-\+01BCA3\+01D173-\+01D17A\+0E0000-\+0E00FF\+0E01F0-\+0E0FFF]', '', 'g');
    if visible !~ U&'[\200C\200D]' then return visible; end if;
    -- Joiners that stay are replaced by private-use characters while the others are removed.
    visible := regexp_replace(visible, U&'[\+10FFFC\+10FFFD]', '', 'g');
    visible := regexp_replace(visible, '(?<=[' || joining || U&'])\200C(?=[' || joining || '])', U&'\+10FFFC', 'g');
    visible := regexp_replace(visible, '(?<=[' || joining || U&'])\200D(?=[' || joining || '])', U&'\+10FFFD', 'g');
    -- In Malayalam a final consonant is spelled with a virama and a zero-width joiner.
    visible := regexp_replace(visible, U&'(?<=\0D4D)\200D', U&'\+10FFFD', 'g');
    visible := regexp_replace(visible, '(?<=[' || emoji || U&'\FE0F])\200D(?=[' || emoji || '])', U&'\+10FFFD', 'g');
    visible := regexp_replace(visible, U&'[\200C\200D]', '', 'g');
    return replace(replace(visible, U&'\+10FFFC', U&'\200C'), U&'\+10FFFD', U&'\200D');
  end $$;
grant execute on function private.strip_invisible to authenticated, service_role;

/* Returns the visible name without leading and trailing spaces. */
create function private.clean_name(p_text text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$
    select regexp_replace(private.strip_invisible(p_text),
      U&'^[\0020\00A0\1680\2000-\200A\202F\205F\3000]+|[\0020\00A0\1680\2000-\200A\202F\205F\3000]+$', '', 'g')
  $$;
grant execute on function private.clean_name to authenticated, service_role;

/* Returns whether a cleaned name has a visible character: not only spaces, combining marks and blank braille. */
create function private.is_visible_name(p_text text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select coalesce(p_text, '') ~ U&'[^[:space:]\00A0\1680\2000-\200A\202F\205F\3000\2800\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE00-\FE0F\FE20-\FE2F\+0E0100-\+0E01EF\200C\200D]' $$;
grant execute on function private.is_visible_name to authenticated, service_role;

-- Trigger functions -------------------------------------------------------------------------------------------------

/* Sets updated_at on every update. */
create function private.touch() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at := now(); return new; end $$;

/* Raises the revision, which an optimistic lock compares. */
create function private.next_revision() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.revision := old.revision + 1; new.updated_at := now(); return new; end $$;

-- Rate limits -------------------------------------------------------------------------------------------------------
-- Counted in the transaction of the write, so every instance of the functions sees the same numbers.

create table private.rate_limits (
  kind text primary key,
  most integer not null check (most > 0),
  period interval not null check (period > interval '0')
);
comment on table private.rate_limits is 'How many actions of a kind a person may do within a period.';
alter table private.rate_limits enable row level security;

insert into private.rate_limits (kind, most, period) values
  ('mail', 200, '10 minutes'), ('chat', 600, '10 minutes'), ('comment', 120, '10 minutes'),
  ('manuscript_invitation', 30, '1 hour'), ('invitation', 60, '1 hour'), ('import', 40, '1 hour'), ('upload', 300, '10 minutes');

create table private.rate_counts (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null references private.rate_limits (kind) on delete cascade,
  since timestamptz not null default now(),
  count integer not null default 1,
  primary key (user_id, kind)
);
comment on table private.rate_counts is
  'The actions of a person in the current period; one row per kind, reset when the period is over.';
create index rate_counts_kind_idx on private.rate_counts (kind);
alter table private.rate_counts enable row level security;

/* Counts one action of the caller; raises QPRAT beyond the limit, with the seconds until the period ends as detail.
   */
create function private.take_rate(p_kind text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    allowed private.rate_limits;
    used private.rate_counts;
  begin
    if auth.uid() is null then return; end if;
    select * into strict allowed from private.rate_limits l where l.kind = p_kind;
    insert into private.rate_counts as c (user_id, kind) values (auth.uid(), p_kind)
    on conflict (user_id, kind) do update set
      count = case when c.since + allowed.period <= now() then 1 else c.count + 1 end,
      since = case when c.since + allowed.period <= now() then now() else c.since end
    returning c.* into used;
    if used.count > allowed.most then
      raise exception 'rate' using errcode = 'QPRAT',
        detail = greatest(1, ceil(extract(epoch from used.since + allowed.period - clock_timestamp())))::integer::text;
    end if;
  end $$;

/* Counts a new row of the kind that the trigger names; only inserted rows count, so a repeated request costs nothing.
   */
create function private.count_rate() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin perform private.take_rate(tg_argv[0]); return null; end $$;

-- Timers of hosted Supabase call functions with the address and key of the vault (docs/deploy.md). The embedded Supabase
-- has its own timers, so nothing is set up without the extensions, neither here nor where a timer is scheduled.
do $setup$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;
  execute $function$
    create function private.call_function(p_name text, p_body jsonb) returns void
      language plpgsql security definer set search_path = ''
      as $body$
      declare
        address text := (select decrypted_secret from vault.decrypted_secrets where name = 'quillport_functions_url');
        key text := (select decrypted_secret from vault.decrypted_secrets where name = 'quillport_service_key');
      begin
        if address is null or key is null then return; end if;
        perform net.http_post(
          url := address || '/' || p_name,
          headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || key, 'apikey', key),
          body := p_body);
      end $body$
  $function$;
  execute 'revoke execute on function private.call_function from public';
end
$setup$;
