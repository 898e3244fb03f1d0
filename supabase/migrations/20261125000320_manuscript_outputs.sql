-- Outputs: named choices of an export that belong to a manuscript, what changed since each was exported, and the exported
-- files that are kept (decision 0072), also weekly (decision 0081).

create table public.manuscript_outputs (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  name text not null check (length(name) between 1 and 200) check (name = private.clean_name(name)),
  preset text not null check (length(preset) <= 40),
  format text not null check (length(format) <= 40),
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  keeps_copy boolean not null default false,
  revision integer not null default 1,
  exported_at timestamptz,
  weekly_by uuid references auth.users (id) on delete set null,
  weekly_next_at timestamptz,
  weekly_last_at timestamptz,
  weekly_tries integer not null default 0,
  weekly_failure text check (weekly_failure in ('storage_full', 'too_large', 'no_chapter', 'unavailable')),
  weekly_digest text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.manuscript_outputs is
  'Named choices of an export of a manuscript. The contract reads them; choices that it does not have fall back to the preset.';
comment on column public.manuscript_outputs.exported_at is
  'When the last export by a person who may edit began to read the texts; later changes of the book are not in that file.';
comment on column public.manuscript_outputs.weekly_by is
  'The person with whose rights and storage the server exports this output every week; null for no weekly export.';
comment on column public.manuscript_outputs.weekly_digest is
  'The hash of the last weekly book; a week in which it is the same makes no file.';
create index manuscript_outputs_weekly_idx on public.manuscript_outputs (weekly_next_at) where weekly_by is not null;
create index manuscript_outputs_weekly_by_idx on public.manuscript_outputs (weekly_by);
create index manuscript_outputs_manuscript_idx on public.manuscript_outputs (manuscript_id);
alter table public.manuscript_outputs enable row level security;

grant select, delete on public.manuscript_outputs to authenticated;
grant insert (id, manuscript_id, name, preset, format, choices, keeps_copy, exported_at, weekly_by),
  update (name, preset, format, choices, keeps_copy, exported_at, weekly_by) on public.manuscript_outputs to authenticated;
grant select, insert, update, delete on public.manuscript_outputs to service_role;
create policy manuscript_outputs_select on public.manuscript_outputs for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_outputs_insert on public.manuscript_outputs for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_outputs_update on public.manuscript_outputs for update to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_outputs_delete on public.manuscript_outputs for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));

create trigger manuscript_outputs_revision before update on public.manuscript_outputs
  for each row execute function private.next_revision();

/* Makes a weekly export the caller's own, due at once; the end of one forgets its state (R-920). */
create function private.set_weekly_output() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if tg_op = 'UPDATE' and new.weekly_by is not distinct from old.weekly_by then return new; end if;
    if new.weekly_by is not null then new.weekly_by := coalesce(auth.uid(), new.weekly_by); end if;
    new.weekly_next_at := case when new.weekly_by is not null then now() end;
    new.weekly_last_at := null;
    new.weekly_tries := 0;
    new.weekly_failure := null;
    new.weekly_digest := null;
    return new;
  end $$;
create trigger manuscript_outputs_weekly before insert or update of weekly_by on public.manuscript_outputs
  for each row execute function private.set_weekly_output();

/* Ends the weekly exports of a person who may not edit the manuscript any more (R-925). */
create function private.end_weekly_outputs() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.manuscript_outputs o set weekly_by = null
     where o.manuscript_id = old.manuscript_id and o.weekly_by = old.user_id;
    return null;
  end $$;
create trigger manuscript_members_weekly_deleted after delete on public.manuscript_members
  for each row execute function private.end_weekly_outputs();
create trigger manuscript_members_weekly_viewer after update of role on public.manuscript_members
  for each row when (new.role <> 'editor') execute function private.end_weekly_outputs();

-- Exported files ----------------------------------------------------------------------------------------------------

create table public.manuscript_exports (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  output_id uuid,
  name text not null check (length(name) between 1 and 300) check (name = private.clean_name(name)),
  format text not null check (format in ('docx', 'epub', 'pdf', 'md', 'txt')),
  size bigint not null default 0 check (size >= 0),
  is_weekly boolean not null default false,
  object_path text not null generated always as (manuscript_id::text || '/' || id::text) stored,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.manuscript_exports is 'Exported files that are kept in the bucket manuscript-files.';
comment on column public.manuscript_exports.output_id is
  'The output that was exported; no foreign key, because its deletion can be undone and the file stays.';
create index manuscript_exports_manuscript_idx on public.manuscript_exports (manuscript_id, created_at desc);
create index manuscript_exports_object_path_idx on public.manuscript_exports (object_path);
create index manuscript_exports_created_by_idx on public.manuscript_exports (created_by);
alter table public.manuscript_exports enable row level security;

grant select, delete on public.manuscript_exports to authenticated;
grant insert (id, manuscript_id, output_id, name, format) on public.manuscript_exports to authenticated;
grant select, insert, update, delete on public.manuscript_exports to service_role;
create policy manuscript_exports_select on public.manuscript_exports for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_exports_insert on public.manuscript_exports for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_exports_delete on public.manuscript_exports for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));

-- Changes of the book -----------------------------------------------------------------------------------------------

/* Records that an export would write an item differently. */
create function private.note_book_change() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.book_changed_at := now(); return new; end $$;
/* A body is saved only when it changed, and comparing two long ones would cost more than the save. */
create trigger manuscript_items_text_changed before update of content on public.manuscript_items
  for each row execute function private.note_book_change();
create trigger manuscript_items_book_changed before update of type, title, language, include_in_compile, in_trash on public.manuscript_items
  for each row when ((old.type, old.title, old.language, old.include_in_compile, old.in_trash) is distinct from
    (new.type, new.title, new.language, new.include_in_compile, new.in_trash))
  execute function private.note_book_change();

/* Records the change of a footnote at its item; new and deleted footnotes change the text as well. */
create function private.note_footnote_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.manuscript_items i set book_changed_at = now() where i.manuscript_id = new.manuscript_id and i.id = new.item_id;
    return null;
  end $$;
create trigger item_comments_book_changed after update of body on public.item_comments for each row
  when (new.kind = 'footnote' and old.body is distinct from new.body) execute function private.note_footnote_change();

-- Weekly exports ----------------------------------------------------------------------------------------------------

/* Returns whether a weekly export is due. One of a manuscript in the trash waits for its restoration, and one of a format
   that the server does not write for another format. */
create function private.weekly_export_is_due() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.manuscript_outputs o join public.manuscripts m on m.id = o.manuscript_id
      where o.weekly_by is not null and o.weekly_next_at <= now() and o.format <> 'pdf' and m.deleted_at is null)
  $$;

/* Returns the weekly export that is due first; one that its function does not settle is due again after ten minutes. */
create function private.claim_weekly_export()
  returns table (output_id uuid, manuscript_id uuid, user_id uuid, digest text, tries integer)
  language sql volatile security definer set search_path = '' rows 1
  as $$
    update public.manuscript_outputs o set weekly_next_at = now() + interval '10 minutes', weekly_tries = o.weekly_tries + 1
     where o.id = (
       select due.id from public.manuscript_outputs due join public.manuscripts m on m.id = due.manuscript_id
        where due.weekly_by is not null and due.weekly_next_at <= now() and due.format <> 'pdf' and m.deleted_at is null
        order by due.weekly_next_at, due.id limit 1 for update of due skip locked)
    returning o.id, o.manuscript_id, o.weekly_by, o.weekly_digest, o.weekly_tries
  $$;

/* Stores the result of a weekly export and when the next one is due. A failure is told once, until a week succeeds (R-924);
   `no_access` ends the weekly export. */
create function private.settle_weekly_export(p_output uuid, p_user uuid, p_failure text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    output public.manuscript_outputs;
  begin
    select o.* into output from public.manuscript_outputs o where o.id = p_output and o.weekly_by = p_user for update;
    if not found then return; end if;
    if p_failure = 'no_access' then
      update public.manuscript_outputs o set weekly_by = null where o.id = p_output;
      return;
    end if;
    update public.manuscript_outputs o
       set weekly_next_at = now() + interval '7 days', weekly_tries = 0, weekly_failure = p_failure
     where o.id = p_output;
    if p_failure is null or output.weekly_failure is not null then return; end if;
    perform private.notify(p_user, 'weekly_export_failed',
        jsonb_build_object('manuscriptId', m.id, 'outputId', p_output, 'title', m.title))
      from public.manuscripts m where m.id = output.manuscript_id;
  end $$;

/* Keeps the written file of a weekly export as that of the person, and the last eight of the output (R-922). */
create function private.keep_weekly_export(p_output uuid, p_user uuid, p_id uuid, p_name text, p_format text, p_digest text)
  returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    output public.manuscript_outputs;
    path text;
  begin
    select o.* into output from public.manuscript_outputs o where o.id = p_output and o.weekly_by = p_user for update;
    if not found then return; end if;
    path := output.manuscript_id || '/' || p_id;
    update storage.objects o set owner_id = p_user::text, owner = p_user
     where o.bucket_id = 'manuscript-files' and o.name = path and o.owner_id is null;
    insert into public.manuscript_exports (id, manuscript_id, output_id, name, format, is_weekly, created_by, size)
      select p_id, output.manuscript_id, p_output, p_name, p_format, true, p_user, coalesce((o.metadata ->> 'size')::bigint, 0)
        from storage.objects o where o.bucket_id = 'manuscript-files' and o.name = path;
    if not found then raise check_violation using message = 'there is no such file', constraint = 'manuscript_exports_object'; end if;
    delete from public.manuscript_exports e where e.id in (
      select old.id from public.manuscript_exports old
       where old.manuscript_id = output.manuscript_id and old.output_id = p_output and old.is_weekly
       order by old.created_at desc, old.id offset 8);
    update public.manuscript_outputs o set weekly_last_at = now(), weekly_digest = p_digest where o.id = p_output;
    perform private.settle_weekly_export(p_output, p_user, null);
  end $$;

revoke execute on function private.weekly_export_is_due, private.claim_weekly_export, private.settle_weekly_export,
  private.keep_weekly_export from public;
grant execute on function private.claim_weekly_export, private.settle_weekly_export, private.keep_weekly_export
  to quillport_api;

-- The timer of hosted Supabase.
do $setup$
begin
  if to_regprocedure('private.call_function(text, jsonb)') is null then return; end if;
  perform cron.schedule('quillport-exports', '* * * * *', $job$
    select private.call_function('api/weekly-exports', '{}') where private.weekly_export_is_due()
  $job$);
end
$setup$;
