-- Outputs: named choices of an export that belong to a manuscript, what changed since each was exported, and the exported
-- files that are kept (decision 0072).

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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.manuscript_outputs is
  'Named choices of an export of a manuscript. The contract reads them; choices that it does not have fall back to the preset.';
comment on column public.manuscript_outputs.exported_at is
  'When the last export by a person who may edit began to read the texts; later changes of the book are not in that file.';
create index manuscript_outputs_manuscript_idx on public.manuscript_outputs (manuscript_id);
alter table public.manuscript_outputs enable row level security;

grant select, delete on public.manuscript_outputs to authenticated;
grant insert (id, manuscript_id, name, preset, format, choices, keeps_copy, exported_at),
  update (name, preset, format, choices, keeps_copy, exported_at) on public.manuscript_outputs to authenticated;
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

-- Exported files ----------------------------------------------------------------------------------------------------

create table public.manuscript_exports (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  output_id uuid,
  name text not null check (length(name) between 1 and 300) check (name = private.clean_name(name)),
  format text not null check (format in ('docx', 'epub', 'pdf', 'md', 'txt')),
  size bigint not null default 0 check (size >= 0),
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
create trigger manuscript_items_book_changed before update of type, title, include_in_compile, in_trash on public.manuscript_items
  for each row when ((old.type, old.title, old.include_in_compile, old.in_trash) is distinct from
    (new.type, new.title, new.include_in_compile, new.in_trash))
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
