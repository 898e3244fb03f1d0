-- Scrivener imports: the visible record, its receipt, the stored raw files and the queue of the worker.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 255) check (file_name = private.clean_name(file_name)),
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
comment on table public.imports is 'One import of an archive (R-108).';
comment on column public.imports.options is
  'The choices of the preview: {types: {sourceId: type}, exclude: [sourceId], title}.';
comment on column public.imports.current is 'The document that is being read, for the progress line.';
create index imports_owner_id_idx on public.imports (owner_id, created_at desc);
create index imports_manuscript_id_idx on public.imports (manuscript_id);
create index imports_replaces_id_idx on public.imports (replaces_id);
create index imports_finished_at_idx on public.imports (finished_at);
alter table public.imports enable row level security;

create trigger imports_touch before update on public.imports for each row execute function private.touch();
create trigger imports_rate after insert on public.imports for each row execute function private.count_rate('import');

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
comment on table public.import_entries is
  'The receipt: every file of the archive and its outcome; null means not processed yet.';
comment on column public.import_entries.reason is
  'A code that screens translate with reason_values; detail is the English text.';
create index import_entries_item_id_idx on public.import_entries (item_id);
alter table public.import_entries enable row level security;

create table public.raw_files (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  import_id uuid references public.imports (id) on delete set null,
  item_id uuid references public.manuscript_items (id) on delete set null,
  role text not null default 'raw' check (role in ('main', 'image', 'card', 'package', 'raw')),
  path text not null check (length(path) <= 2000),
  name text not null check (length(name) <= 500) check (name = private.strip_invisible(name)),
  mime text not null default 'application/octet-stream' check (length(mime) <= 150),
  size bigint not null default 0,
  object_path text not null check (length(object_path) <= 300),
  created_at timestamptz not null default now(),
  unique (manuscript_id, path),
  -- A row references only objects of its own manuscript, which are deleted with the manuscript.
  check (starts_with(object_path, manuscript_id || '/'))
);
comment on table public.raw_files is
  'Files of a manuscript in the bucket manuscript-files: research, pictures and files that were kept unchanged.';
comment on column public.raw_files.object_path is
  'The object in the bucket. Duplicated items share it, so it is deleted with the last row that references it.';
create index raw_files_object_path_idx on public.raw_files (object_path);
create index raw_files_import_id_idx on public.raw_files (import_id);
create index raw_files_item_id_idx on public.raw_files (item_id);
alter table public.raw_files enable row level security;

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
comment on table private.import_jobs is
  'The queue of the worker. A slice commits its rows and its cursor together, under a lease.';
create index import_jobs_due_idx on private.import_jobs (run_after);
alter table private.import_jobs enable row level security;

create table private.import_work (
  import_id uuid not null references public.imports (id) on delete cascade,
  n integer not null,
  payload jsonb not null,
  primary key (import_id, n)
);
comment on table private.import_work is
  'The remaining work of an import, entry by entry, written once when the archive is opened.';
alter table private.import_work enable row level security;

-- Rights ------------------------------------------------------------------------------------------------------------

grant select on public.imports to authenticated;
grant insert (id, file_name, file_size) on public.imports to authenticated;
grant select, insert, update, delete on public.imports to service_role;
create policy imports_select on public.imports for select to authenticated
  using (owner_id = (select private.my_id()) or (select private.can('manage', 'all')));
create policy imports_insert on public.imports for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.can('create', 'manuscripts')));

grant select on public.import_entries to authenticated;
grant select, insert, update, delete on public.import_entries to service_role;
create policy import_entries_select on public.import_entries for select to authenticated
  using (exists (select from public.imports i where i.id = import_id));

grant select on public.raw_files to authenticated;
grant insert (id, manuscript_id, item_id, role, path, name, mime, size, object_path) on public.raw_files to authenticated;
grant delete on public.raw_files to authenticated;
grant select, insert, update, delete on public.raw_files to service_role;
create policy raw_files_select on public.raw_files for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy raw_files_insert on public.raw_files for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy raw_files_delete on public.raw_files for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));

grant select, insert, update, delete on private.import_jobs to service_role;
grant select, insert, update, delete on private.import_work to service_role;

-- Actions -----------------------------------------------------------------------------------------------------------

/* Queues an uploaded import; a second call changes nothing. Raises no_data_found for an import of another person,
   object_not_in_prerequisite_state after it ended. */
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
grant execute on function private.start_import to authenticated;

/* Queues a failed import again at its last cursor, or at the start when there is no manuscript; a cancelled one has
   no archive. */
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
    -- Without its manuscript the cursor is invalid, so the import starts again from the beginning.
    delete from private.import_jobs where import_id = p_id and row.manuscript_id is null;
    if row.manuscript_id is null then
      delete from private.import_work where import_id = p_id;
      delete from public.import_entries where import_id = p_id;
      update public.imports set done = 0, total = 0, warnings = '[]' where id = p_id;
    end if;
    insert into private.import_jobs (import_id) values (p_id)
      on conflict (import_id) do update set attempts = 0, run_after = now(), lease_until = null, lease_by = null, last_error = null;
  end $$;
grant execute on function private.retry_import to authenticated;

/* Cancels an import and deletes its rows; the job stays, so that the worker removes the objects after a running slice
   has stopped. */
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
grant execute on function private.cancel_import to authenticated;

/* Returns whether an import of the caller waits for a worker; then reading its status starts one. */
create function private.import_is_due(p_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.import_jobs j join public.imports i on i.id = j.import_id
       where j.import_id = p_id and i.owner_id = auth.uid()
         and j.run_after <= now() and (j.lease_until is null or j.lease_until < now()))
  $$;
grant execute on function private.import_is_due to authenticated;

/* Sends the progress of an import to its owner's open tabs. */
create function private.hint_import() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform realtime.send(
      jsonb_build_object('id', new.id, 'status', new.status, 'done', new.done, 'total', new.total),
      'import', 'user:' || new.owner_id, true);
    return null;
  end $$;
create trigger imports_hint after update of status, done, total on public.imports for each row execute function private.hint_import();

-- The timer of hosted Supabase: while a job waits, it calls the worker.
do $setup$
begin
  if to_regprocedure('private.call_function(text, jsonb)') is null then return; end if;
  perform cron.schedule('quillport-import', '* * * * *', $job$
    select private.call_function('scrivener-import', '{}') where exists (
      select from private.import_jobs j where j.run_after <= now() and (j.lease_until is null or j.lease_until < now()))
  $job$);
end
$setup$;
