-- Scrivener imports: the record a person sees, its receipt, the files kept, and the worker's queue.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 255),
  file_size bigint not null check (file_size > 0 and file_size < 52428800),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  started boolean not null default false,
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  done integer not null default 0,
  total integer not null default 0,
  current text not null default '',
  manuscript_id uuid references public.manuscripts (id) on delete set null,
  replaces_id uuid references public.manuscripts (id) on delete set null,
  error_code text,
  error text,
  warnings jsonb not null default '[]' check (jsonb_typeof(warnings) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table public.imports is 'One archive on its way to being a manuscript (R-108).';
comment on column public.imports.options is 'What the person chose in the preview: {types: {sourceId: type}, exclude: [sourceId], title}.';
comment on column public.imports.current is 'The document being read, for the progress line.';
create index imports_owner_id_idx on public.imports (owner_id, created_at desc);
create index imports_manuscript_id_idx on public.imports (manuscript_id);
create index imports_replaces_id_idx on public.imports (replaces_id);
create trigger imports_touch before update on public.imports for each row execute function private.touch();

create table public.import_entries (
  import_id uuid not null references public.imports (id) on delete cascade,
  n integer not null,
  path text not null,
  size bigint not null default 0,
  outcome text check (outcome in ('imported', 'converted', 'kept_raw', 'skipped', 'refused')),
  detail text not null default '',
  reason text,
  reason_values jsonb not null default '{}' check (jsonb_typeof(reason_values) = 'object'),
  item_id uuid references public.manuscript_items (id) on delete set null,
  word_count integer,
  primary key (import_id, n)
);
comment on table public.import_entries is 'The receipt: every file of the archive and what became of it. A null outcome is still to come.';
comment on column public.import_entries.reason is 'What there is to say about the file, as a code screens translate with reason_values; detail says it in English.';
create index import_entries_item_id_idx on public.import_entries (item_id);

create table public.raw_files (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  import_id uuid references public.imports (id) on delete set null,
  item_id uuid references public.manuscript_items (id) on delete set null,
  role text not null default 'raw' check (role in ('main', 'image', 'card', 'package', 'raw')),
  path text not null check (length(path) <= 2000),
  name text not null check (length(name) <= 500),
  mime text not null default 'application/octet-stream' check (length(mime) <= 150),
  size bigint not null default 0,
  object_path text not null check (length(object_path) <= 300),
  created_at timestamptz not null default now(),
  unique (manuscript_id, path),
  -- A row never names an object of another manuscript: erasing the row's manuscript erases what it names.
  check (starts_with(object_path, manuscript_id || '/'))
);
comment on table public.raw_files is 'Files of a manuscript in the bucket manuscript-files: research, pictures, and what was kept as it came.';
comment on column public.raw_files.object_path is 'The object in the bucket; a duplicated item shares it, so it goes when the last row that names it goes.';
create index raw_files_object_path_idx on public.raw_files (object_path);
create index raw_files_import_id_idx on public.raw_files (import_id);
create index raw_files_item_id_idx on public.raw_files (item_id);

create table private.import_jobs (
  import_id uuid primary key references public.imports (id) on delete cascade,
  stage text not null default 'open' check (stage in ('open', 'items', 'files', 'finish', 'clean')),
  cursor integer not null default 0,
  state jsonb not null default '{}',
  attempts integer not null default 0,
  run_after timestamptz not null default now(),
  lease_until timestamptz,
  lease_by text,
  last_error text
);
comment on table private.import_jobs is 'The worker''s queue. A slice commits its rows and its cursor together, under a lease.';
create index import_jobs_due_idx on private.import_jobs (run_after);

create table private.import_work (
  import_id uuid not null references public.imports (id) on delete cascade,
  n integer not null,
  payload jsonb not null,
  primary key (import_id, n)
);
comment on table private.import_work is 'What the worker has still to do, entry by entry, in order; written once when the archive is opened.';
alter table private.import_jobs enable row level security;
alter table private.import_work enable row level security;

alter table public.imports enable row level security;
alter table public.import_entries enable row level security;
alter table public.raw_files enable row level security;

grant select on public.imports, public.import_entries, public.raw_files to authenticated;
grant insert (id, file_name, file_size) on public.imports to authenticated;
create policy imports_select on public.imports for select to authenticated
  using (owner_id = (select auth.uid()) or (select private.can('manage', 'all')));
create policy imports_insert on public.imports for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.can('create', 'manuscripts')));

create policy import_entries_select on public.import_entries for select to authenticated
  using (exists (select from public.imports i where i.id = import_id));

create policy raw_files_select on public.raw_files for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
grant insert (id, manuscript_id, item_id, role, path, name, mime, size, object_path) on public.raw_files to authenticated;
create policy raw_files_insert on public.raw_files for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
grant delete on public.raw_files to authenticated;
create policy raw_files_delete on public.raw_files for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));

grant select, insert, update, delete on public.imports, public.import_entries, public.raw_files,
  private.import_jobs, private.import_work to service_role;

/* Puts an uploaded import into the queue. A second call changes nothing: starting twice starts once.
   Raises no_data_found for an import the caller does not own, object_not_in_prerequisite_state once it has ended. */
create function private.start_import(p_id uuid, p_options jsonb, p_replaces uuid default null) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    row public.imports;
  begin
    select * into row from public.imports where id = p_id and owner_id = auth.uid() for update;
    if not found or not private.can('create', 'manuscripts') then raise no_data_found; end if;
    if p_replaces is not null and not private.owns_manuscript(p_replaces) then raise no_data_found; end if;
    if row.status in ('completed', 'failed') then raise object_not_in_prerequisite_state; end if;
    if row.started then return; end if;
    update public.imports set started = true, options = p_options, replaces_id = p_replaces where id = p_id;
    insert into private.import_jobs (import_id) values (p_id);
  end $$;

/* Puts a failed import back into the queue where it stopped, or at the start when the archive could not be opened.
   A cancelled one has no archive any more. */
create function private.retry_import(p_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    row public.imports;
  begin
    select * into row from public.imports where id = p_id and owner_id = auth.uid() for update;
    if not found or not private.can('create', 'manuscripts') then raise no_data_found; end if;
    if row.status <> 'failed' or row.error_code = 'cancelled' then raise object_not_in_prerequisite_state; end if;
    update public.imports set status = 'pending', started = true, error = null, error_code = null, finished_at = null where id = p_id;
    -- Where it stopped is gone with its manuscript: then it begins anew.
    delete from private.import_jobs where import_id = p_id and row.manuscript_id is null;
    if row.manuscript_id is null then
      delete from private.import_work where import_id = p_id;
      delete from public.import_entries where import_id = p_id;
      update public.imports set done = 0, total = 0, warnings = '[]' where id = p_id;
    end if;
    insert into private.import_jobs (import_id) values (p_id)
      on conflict (import_id) do update set attempts = 0, run_after = now(), lease_until = null, lease_by = null, last_error = null;
  end $$;

/* Ends an import the person no longer wants: what it had made goes with it. The rows go at once; the job stays for
   the worker to remove the objects, once a slice that may still run has had to notice. */
create function private.cancel_import(p_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    row public.imports;
  begin
    select * into row from public.imports where id = p_id and owner_id = auth.uid() for update;
    if not found then raise no_data_found; end if;
    if row.status not in ('pending', 'processing') then raise object_not_in_prerequisite_state; end if;
    insert into private.import_jobs (import_id, stage) values (p_id, 'clean')
      on conflict (import_id) do update set stage = 'clean', cursor = 0, state = '{}', attempts = 0, last_error = null,
        run_after = coalesce(import_jobs.lease_until, now()), lease_until = null, lease_by = null;
    delete from private.import_work where import_id = p_id;
    delete from public.import_entries where import_id = p_id;
    delete from public.manuscripts where id = row.manuscript_id;
    update public.imports set status = 'failed', started = false, error_code = 'cancelled', error = 'The import was cancelled.',
      current = '', done = 0, total = 0, warnings = '[]', manuscript_id = null, finished_at = now() where id = p_id;
  end $$;
revoke execute on function private.start_import, private.retry_import, private.cancel_import from public;
grant execute on function private.start_import, private.retry_import, private.cancel_import to authenticated;
