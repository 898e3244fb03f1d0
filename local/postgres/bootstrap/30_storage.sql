-- Schema storage with the tables, columns and helper functions of Supabase Storage. Owned by supabase_storage_admin, of
-- which postgres is a member, so that migrations may create policies. Every statement can be repeated.

create schema if not exists storage authorization supabase_storage_admin;
grant supabase_storage_admin to postgres;
grant anon, authenticated, service_role to supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres, dashboard_user;

set role supabase_storage_admin;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique check (char_length(name) <= 100),
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type text not null default 'STANDARD'
);
comment on column storage.buckets.owner is 'Deprecated: owner_id holds the owner.';

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
comment on column storage.objects.owner is 'Deprecated: owner_id holds the owner.';
comment on column storage.objects.version is 'Names the file on disk; never shown to be guessed.';
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);

create table if not exists storage.s3_multipart_uploads (
  id text primary key,
  in_progress_size bigint not null default 0,
  upload_signature text not null,
  bucket_id text not null references storage.buckets (id),
  key text not null,
  version text not null,
  owner_id text,
  created_at timestamptz not null default now(),
  user_metadata jsonb
);
comment on table storage.s3_multipart_uploads is 'Unfinished uploads; in_progress_size is what they will need.';

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.s3_multipart_uploads enable row level security;
grant select on storage.s3_multipart_uploads to anon, authenticated;
grant all on storage.s3_multipart_uploads to service_role, postgres;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role, postgres;

/* The folders of an object's name, outermost first. */
create or replace function storage.foldername(name text) returns text[]
  language sql immutable
  as $$ select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;

/* The last part of an object's name. */
create or replace function storage.filename(name text) returns text
  language sql immutable
  as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] $$;

/* The extension of the file name: the text after the last dot. */
create or replace function storage.extension(name text) returns text
  language sql immutable
  as $$ select reverse(split_part(reverse(storage.filename(name)), '.', 1)) $$;

/* The current Storage call, for example storage.object.list. */
create or replace function storage.operation() returns text
  language sql stable
  as $$ select current_setting('storage.operation', true) $$;

/* True when the current Storage call is the named one; the prefix "storage." is optional. */
create or replace function storage.allow_only_operation(expected_operation text) returns boolean
  language sql stable
  as $$ select regexp_replace(storage.operation(), '^storage\.', '') = regexp_replace(expected_operation, '^storage\.', '') $$;

/* True when the current Storage call is one of the named ones. */
create or replace function storage.allow_any_operation(expected_operations text[]) returns boolean
  language sql stable
  as $$ select exists (select from unnest(expected_operations) as wanted (name) where storage.allow_only_operation(wanted.name)) $$;

/* Raises an error when the caller may not insert this object; rolls back. */
create or replace function storage.can_insert_object(bucketid text, name text, owner uuid, metadata jsonb) returns void
  language plpgsql
  as $$
  begin
    insert into storage.objects (bucket_id, name, owner, metadata) values (bucketid, name, owner, metadata);
    raise sqlstate 'PT200' using message = 'ROLLBACK', detail = 'rollback successful insert';
  end
  $$;

/* The visible content of one folder of a bucket: folders first, then files, sorted by a column of the allow-list. */
create or replace function storage.search(
  prefix text, bucketname text, limits integer default 100, levels integer default 1, offsets integer default 0,
  search text default '', sortcolumn text default 'name', sortorder text default 'asc')
  returns table (name text, id uuid, updated_at timestamptz, created_at timestamptz, last_accessed_at timestamptz, metadata jsonb)
  language plpgsql stable
  as $$
  declare
    v_column text := case when sortcolumn in ('name', 'updated_at', 'created_at', 'last_accessed_at') then sortcolumn else 'name' end;
    v_order text := case when lower(sortorder) = 'desc' then 'desc' else 'asc' end;
  begin
    return query execute format($query$
      with hits as (
        select o.path_tokens[$1] as name, cardinality(o.path_tokens) > $1 as folder,
          o.id, o.updated_at, o.created_at, o.last_accessed_at, o.metadata
        from storage.objects o
        where o.bucket_id = $2 and starts_with(lower(o.name), lower($3)) and cardinality(o.path_tokens) >= $1
      ), entries as (
        select distinct h.name, true as folder, null::uuid as id, null::timestamptz as updated_at,
          null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
        from hits h where h.folder
        union all
        select h.name, false, h.id, h.updated_at, h.created_at, h.last_accessed_at, h.metadata from hits h where not h.folder
      )
      select e.name, e.id, e.updated_at, e.created_at, e.last_accessed_at, e.metadata
      from entries e order by e.folder desc, e.%1$I %2$s, e.name %2$s limit $4 offset $5
    $query$, v_column, v_order) using levels, bucketname, prefix || search, limits, offsets;
  end
  $$;

/* Only the Storage API deletes rows, because a deleted row would leave its file behind. */
create or replace function storage.protect_delete() returns trigger
  language plpgsql
  as $$
  begin
    if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
      raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
        using errcode = '42501', hint = 'This prevents accidental data loss from orphaned objects.';
    end if;
    return null;
  end
  $$;
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();

create or replace function storage.update_updated_at_column() returns trigger
  language plpgsql
  as $$ begin new.updated_at := now(); return new; end $$;
create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

grant execute on all functions in schema storage to anon, authenticated, service_role, postgres;

reset role;
