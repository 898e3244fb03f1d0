-- Manuscripts: one tree of items each, with labels, statuses, members, revisions, comments and collections.

create table public.manuscripts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 300) check (title = private.clean_name(title)),
  author text not null default '' check (length(author) <= 300) check (author = private.clean_name(author)),
  description text not null default '' check (length(description) <= 5000),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  target integer check (target > 0),
  custom_fields jsonb not null default '[]' check (custom_fields = jsonb_path_query_array(custom_fields,
    'strict $[*] ? (@.id.type() == "string" && @.title.type() == "string" && @.type like_regex "^(text|list|date|checkbox)$"
      && @.options.type() == "array" && !exists(@.options[*] ? (@.type() != "string")))', silent => true)),
  keyword_colours jsonb not null default '{}' check (jsonb_typeof(keyword_colours) = 'object')
    check (not jsonb_path_exists(keyword_colours, 'strict $.* ? (!(@ like_regex "^#[0-9a-f]{6}$") || (@ like_regex "^#[0-9a-f]{6}$") is unknown)')),
  source_identifier text check (length(source_identifier) <= 200),
  revision integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint manuscripts_title_visible check (private.is_visible_name(title))
);
comment on table public.manuscripts is 'A manuscript of a writer. deleted_at is set while it is in the trash.';
comment on column public.manuscripts.source_identifier is
  'Identifies a re-import of the same project: its identifier or, in old formats, a hash of its binder ids.';
comment on column public.manuscripts.custom_fields is
  'Custom fields in order: [{id, title, type, options, deletedAt}]. Items keep the values of a deleted field.';
comment on column public.manuscripts.keyword_colours is 'The colour of each keyword that has one: {keyword: colour}.';
create index manuscripts_owner_id_idx on public.manuscripts (owner_id, updated_at desc);
create index manuscripts_title_trgm_idx on public.manuscripts using gin (private.fold(title) extensions.gin_trgm_ops);
alter table public.manuscripts enable row level security;

create table public.manuscript_members (
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'viewer' check (role in ('viewer', 'editor')),
  created_at timestamptz not null default now(),
  primary key (manuscript_id, user_id)
);
comment on table public.manuscript_members is 'The people a manuscript is shared with, without its owner.';
create index manuscript_members_user_id_idx on public.manuscript_members (user_id);
alter table public.manuscript_members enable row level security;

create table private.manuscript_invitations (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  email text not null check (email = lower(btrim(email)) and length(email) between 3 and 320),
  role text not null check (role in ('viewer', 'editor')),
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (manuscript_id, email)
);
comment on table private.manuscript_invitations is
  'Addresses a manuscript is offered to; accepting inserts a row into manuscript_members, declining deletes the offer.';
create index manuscript_invitations_email_idx on private.manuscript_invitations (email);
create index manuscript_invitations_invited_by_idx on private.manuscript_invitations (invited_by);
alter table private.manuscript_invitations enable row level security;

create trigger manuscript_invitations_rate after insert on private.manuscript_invitations
  for each row execute function private.count_rate('manuscript_invitation');

create table public.manuscript_labels (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  name text not null check (length(name) between 1 and 120) check (name = private.clean_name(name)),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  position double precision not null default 0,
  unique (manuscript_id, id)
);
create index manuscript_labels_order_idx on public.manuscript_labels (manuscript_id, position);
alter table public.manuscript_labels enable row level security;

create table public.manuscript_statuses (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  name text not null check (length(name) between 1 and 120) check (name = private.clean_name(name)),
  position double precision not null default 0,
  unique (manuscript_id, id)
);
create index manuscript_statuses_order_idx on public.manuscript_statuses (manuscript_id, position);
alter table public.manuscript_statuses enable row level security;

create table public.manuscript_items (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  parent_id uuid,
  position double precision not null default 0,
  type text not null check (type in ('chapter', 'scene', 'character', 'location', 'research', 'folder', 'note')),
  title text not null default '' check (length(title) <= 1000) check (title = private.strip_invisible(title)),
  synopsis text not null default '' check (length(synopsis) <= 20000),
  notes text not null default '',
  notes_content jsonb,
  content jsonb,
  text text not null default '',
  word_count integer not null default 0 check (word_count >= 0),
  character_count integer not null generated always as (length(text)) stored,
  label_id uuid,
  status_id uuid,
  include_in_compile boolean not null default true,
  keywords text[] not null default '{}',
  custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object'),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  target integer check (target > 0),
  section_type text check (length(section_type) <= 200),
  language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  source_id text check (length(source_id) <= 200),
  source_type text check (length(source_type) <= 40),
  source_created_at timestamptz,
  source_modified_at timestamptz,
  in_trash boolean not null default false,
  trashed_at timestamptz,
  trashed_from uuid,
  revision integer not null default 1,
  edited_by uuid references auth.users (id) on delete set null,
  search tsvector,
  book_changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (manuscript_id, id),
  unique (manuscript_id, source_id),
  check (parent_id <> id),
  foreign key (manuscript_id, parent_id) references public.manuscript_items (manuscript_id, id) on delete cascade deferrable,
  foreign key (manuscript_id, label_id) references public.manuscript_labels (manuscript_id, id) on delete set null (label_id),
  foreign key (manuscript_id, status_id) references public.manuscript_statuses (manuscript_id, id) on delete set null (status_id)
);
comment on table public.manuscript_items is
  'The binder: every chapter, scene, character, location, research item, folder and note.';
comment on column public.manuscript_items.content is
  'ProseMirror JSON as document.ts of the contract defines it; text is its plain text.';
comment on column public.manuscript_items.custom is 'Custom metadata by field title.';
comment on column public.manuscript_items.details is 'Fields of characters, locations and research by field id.';
comment on column public.manuscript_items.language is 'The language of its text; null for that of the manuscript (R-964).';
comment on column public.manuscript_items.in_trash is
  'Set on the item and all items below it; trashed_at and trashed_from are set on the item that was moved to the trash.';
comment on column public.manuscript_items.trashed_from is
  'The former parent; no foreign key, because that item may no longer exist.';
comment on column public.manuscript_items.book_changed_at is
  'The last change of what an export writes of the item: title, text, footnotes, type, language, compile flag and trash.';
comment on column public.manuscript_items.edited_by is
  'The author of the current title and body; null for imported text.';
create index manuscript_items_tree_idx on public.manuscript_items (manuscript_id, parent_id, position);
create index manuscript_items_type_idx on public.manuscript_items (manuscript_id, type);
create index manuscript_items_label_idx on public.manuscript_items (manuscript_id, label_id);
create index manuscript_items_status_idx on public.manuscript_items (manuscript_id, status_id);
/* The counts of manuscript lists, read from the index alone. */
create index manuscript_items_count_idx on public.manuscript_items (manuscript_id)
  include (type, include_in_compile, word_count) where not in_trash;
create index manuscript_items_updated_idx on public.manuscript_items (manuscript_id, updated_at desc);
create index manuscript_items_search_idx on public.manuscript_items using gin (search);
create index manuscript_items_edited_by_idx on public.manuscript_items (edited_by, updated_at desc);
alter table public.manuscript_items enable row level security;

alter table public.manuscripts add column templates_folder_id uuid,
  add foreign key (id, templates_folder_id) references public.manuscript_items (manuscript_id, id)
    on delete set null (templates_folder_id);
comment on column public.manuscripts.templates_folder_id is
  'The folder whose items are templates, which are no part of the book (R-980); none while that folder is in the trash.';
create index manuscripts_templates_folder_idx on public.manuscripts (id, templates_folder_id);

create table public.item_revisions (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null,
  manuscript_id uuid not null,
  kind text not null check (kind in ('auto', 'named', 'snapshot', 'restore', 'conflict')),
  name text not null default '' check (length(name) <= 300) check (name = private.clean_name(name)),
  title text not null default '',
  content jsonb,
  text text not null default '',
  word_count integer not null default 0,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  source_id text check (length(source_id) <= 300),
  created_at timestamptz not null default now(),
  unique (item_id, source_id),
  foreign key (manuscript_id, item_id) references public.manuscript_items (manuscript_id, id) on delete cascade
);
comment on table public.item_revisions is 'Earlier states of an item; rows are never updated.';
create index item_revisions_item_idx on public.item_revisions (manuscript_id, item_id, created_at desc);
create index item_revisions_author_idx on public.item_revisions (author_id);
alter table public.item_revisions enable row level security;

create table public.item_saves (
  manuscript_id uuid not null,
  item_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null,
  revision integer not null,
  created_at timestamptz not null default now(),
  primary key (manuscript_id, item_id, user_id, id),
  foreign key (manuscript_id, item_id) references public.manuscript_items (manuscript_id, id) on delete cascade
);
comment on table public.item_saves is
  'The ids of the last saves of a person with the revision that each one made, so that a repeated save is recognised.';
create index item_saves_user_id_idx on public.item_saves (user_id);
alter table public.item_saves enable row level security;

create table public.item_comments (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null,
  manuscript_id uuid not null,
  kind text not null default 'comment' check (kind in ('comment', 'footnote')),
  body text not null check (length(body) <= 50000),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  parent_id uuid check (parent_id is null or (kind = 'comment' and resolved_at is null)),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  source_author text check (length(source_author) between 1 and 300),
  source_created_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (manuscript_id, id),
  foreign key (manuscript_id, item_id) references public.manuscript_items (manuscript_id, id) on delete cascade,
  foreign key (manuscript_id, parent_id) references public.item_comments (manuscript_id, id) on delete cascade
);
comment on table public.item_comments is
  'Comments, their replies and footnotes; a mark in the text carries the id, except that of a reply.';
comment on column public.item_comments.parent_id is 'The comment that a reply answers, of the same item.';
comment on column public.item_comments.source_author is
  'The author that a file names; author_id is the person who took the comment over.';
create index item_comments_item_idx on public.item_comments (manuscript_id, item_id, created_at);
create index item_comments_parent_idx on public.item_comments (manuscript_id, parent_id);
create index item_comments_author_idx on public.item_comments (author_id);
create index item_comments_resolved_by_idx on public.item_comments (resolved_by);
alter table public.item_comments enable row level security;

create trigger item_comments_touch before update on public.item_comments for each row execute function private.touch();

/* Records who resolved a comment. */
create function private.note_resolver() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.resolved_by := case when new.resolved_at is null then null when old.resolved_at is null then auth.uid()
      else old.resolved_by end;
    return new;
  end $$;
create trigger item_comments_resolved before update of resolved_at on public.item_comments for each row
  execute function private.note_resolver();

/* Keeps the words of a comment to their author; those without an account, and footnotes, belong to all who may write. */
create function private.refuse_foreign_words() returns trigger
  language plpgsql set search_path = ''
  as $$ begin raise insufficient_privilege using message = 'only the author edits a comment'; end $$;
create trigger item_comments_own_words before update of body on public.item_comments for each row
  when (old.kind = 'comment' and old.body is distinct from new.body and old.author_id <> auth.uid())
  execute function private.refuse_foreign_words();

create table public.manuscript_collections (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  name text not null check (length(name) between 1 and 200) check (name = private.clean_name(name)),
  position double precision not null default 0,
  search jsonb check (pg_column_size(search) <= 32768)
    check (jsonb_path_exists(search, 'strict $ ? (@.q.type() == "string" && @.label.type() == "string" && @.status.type() == "string"
      && (@.custom == null || (@.custom.fieldId.type() == "string" && @.custom.value.type() == "string")))', silent => true))
    check (not search ? 'text' or (jsonb_typeof(search -> 'text') = 'string' and length(search ->> 'text') <= 200)),
  unique (manuscript_id, id)
);
comment on table public.manuscript_collections is
  'Named lists of items of a manuscript, from an import or made in the app, and saved searches.';
comment on column public.manuscript_collections.search is
  'The criteria {q, label, status, text, custom} of a saved search, which has no rows in collection_items; null for a list.';
create index manuscript_collections_order_idx on public.manuscript_collections (manuscript_id, position);
alter table public.manuscript_collections enable row level security;

create table public.collection_items (
  collection_id uuid not null,
  item_id uuid not null,
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  position double precision not null default 0,
  primary key (collection_id, item_id),
  foreign key (manuscript_id, collection_id) references public.manuscript_collections (manuscript_id, id) on delete cascade,
  foreign key (manuscript_id, item_id) references public.manuscript_items (manuscript_id, id) on delete cascade
);
comment on table public.collection_items is
  'The items of a collection, in its order. manuscript_id ties collection and item to the same manuscript.';
create index collection_items_collection_idx on public.collection_items (manuscript_id, collection_id, position);
create index collection_items_item_idx on public.collection_items (manuscript_id, item_id);
alter table public.collection_items enable row level security;

-- Rights ------------------------------------------------------------------------------------------------------------

/* Returns the manuscripts the caller may read: their own and shared ones; policies wrap it in array(select ...) to
   run it once per statement. */
create function private.readable_manuscripts() returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 50
  as $$
  begin
    if not private.can('read', 'manuscripts') then return; end if;
    return query
      select m.id from public.manuscripts m where m.owner_id = (select auth.uid())
      union
      select mm.manuscript_id from public.manuscript_members mm where mm.user_id = (select auth.uid());
  end $$;
grant execute on function private.readable_manuscripts to authenticated;

/* Returns the manuscripts the caller may edit: their own and those shared with the role editor. */
create function private.writable_manuscripts() returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 50
  as $$
  begin
    if not private.can('create', 'manuscripts') then return; end if;
    return query
      select m.id from public.manuscripts m where m.owner_id = (select auth.uid())
      union
      select mm.manuscript_id from public.manuscript_members mm
       where mm.user_id = (select auth.uid()) and mm.role = 'editor';
  end $$;
grant execute on function private.writable_manuscripts to authenticated;

/* Returns whether the caller owns a manuscript. */
create function private.owns_manuscript(p_manuscript uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return exists (select from public.manuscripts m where m.id = p_manuscript and m.owner_id = (select auth.uid()));
  end $$;
grant execute on function private.owns_manuscript to authenticated;

/* Returns the caller's access to a manuscript that the caller may read; lower than the shared role where the caller's
   role may not write. */
create function private.manuscript_access(p_manuscript uuid, p_owner uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.can('manage', 'all') then return case when p_owner = auth.uid() then 'owner' else 'admin' end; end if;
    if not private.can('create', 'manuscripts') then return 'viewer'; end if;
    return case
      when p_owner = auth.uid() then 'owner'
      when exists (select from public.manuscript_members mm
        where mm.manuscript_id = p_manuscript and mm.user_id = auth.uid() and mm.role = 'editor') then 'editor'
      else 'viewer' end;
  end $$;
grant execute on function private.manuscript_access to authenticated;

/* Returns the caller's access to a manuscript, for `read`, `write` or `own`. Raises P0002 where the caller may not read
   it (only its owner reads it in the trash), 42501 without the right, and QPTRA for a change in the trash. Runs as its
   caller: the policies decide what is readable. */
create function private.require_manuscript(p_manuscript uuid, p_need text, p_even_in_trash boolean default false) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    access text;
    is_trashed boolean;
  begin
    select private.manuscript_access(m.id, m.owner_id), m.deleted_at is not null into access, is_trashed
      from public.manuscripts m where m.id = p_manuscript;
    if access is null or (is_trashed and access not in ('owner', 'admin')) then raise no_data_found; end if;
    if (p_need = 'own' and access not in ('owner', 'admin')) or (p_need = 'write' and access = 'viewer') then
      raise insufficient_privilege;
    end if;
    if is_trashed and p_need <> 'read' and not p_even_in_trash then raise exception 'in trash' using errcode = 'QPTRA'; end if;
    return access;
  end $$;
grant execute on function private.require_manuscript to authenticated;

/* Returns the words and characters of the templates of a manuscript that would otherwise count as the book (R-981).
   Runs as its caller: the policies decide what is readable. */
create function private.template_length(p_manuscript uuid, p_folder uuid, out words integer, out characters integer)
  language sql stable set search_path = ''
  as $$
    with recursive branch as (
      select i.id from public.manuscript_items i where i.manuscript_id = p_manuscript and i.id = p_folder and not i.in_trash
      union all
      select i.id from branch b join public.manuscript_items i on i.manuscript_id = p_manuscript and i.parent_id = b.id and not i.in_trash)
    select coalesce(sum(i.word_count), 0)::integer, coalesce(sum(i.character_count), 0)::integer
      from branch b join public.manuscript_items i on i.manuscript_id = p_manuscript and i.id = b.id
     where i.include_in_compile and i.type in ('chapter', 'scene')
  $$;
grant execute on function private.template_length to authenticated;

grant select, delete on public.manuscripts to authenticated;
grant insert (id, title, author, description, language, target) on public.manuscripts to authenticated;
grant update (title, author, description, language, target, custom_fields, keyword_colours, templates_folder_id, deleted_at)
  on public.manuscripts to authenticated;
grant select, insert, update, delete on public.manuscripts to service_role;
create policy manuscripts_select on public.manuscripts for select to authenticated
  using (id = any (array(select private.readable_manuscripts())) or (owner_id = (select auth.uid()) and (select private.can('read', 'manuscripts'))) or (select private.can('manage', 'all')));
create policy manuscripts_insert on public.manuscripts for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.can('create', 'manuscripts')));
create policy manuscripts_update on public.manuscripts for update to authenticated
  using (id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscripts_delete on public.manuscripts for delete to authenticated
  using ((owner_id = (select auth.uid()) and (select private.can('create', 'manuscripts'))) or (select private.can('manage', 'all')));

-- A person becomes a member only by accepting an invitation.
grant select, delete on public.manuscript_members to authenticated;
grant update (role) on public.manuscript_members to authenticated;
grant select, insert, update, delete on public.manuscript_members to service_role;
create policy manuscript_members_select on public.manuscript_members for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_members_update on public.manuscript_members for update to authenticated
  using (((select private.owns_manuscript(manuscript_id)) and (select private.can('create', 'manuscripts'))) or (select private.can('manage', 'all')))
  with check (((select private.owns_manuscript(manuscript_id)) and (select private.can('create', 'manuscripts'))) or (select private.can('manage', 'all')));
/* A member may leave. */
create policy manuscript_members_delete on public.manuscript_members for delete to authenticated
  using (user_id = (select auth.uid()) or ((select private.owns_manuscript(manuscript_id)) and (select private.can('create', 'manuscripts'))) or (select private.can('manage', 'all')));

-- Every part of a manuscript is read and written like the manuscript.
create policy manuscript_labels_select on public.manuscript_labels for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_labels_insert on public.manuscript_labels for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_labels_update on public.manuscript_labels for update to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_labels_delete on public.manuscript_labels for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_statuses_select on public.manuscript_statuses for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_statuses_insert on public.manuscript_statuses for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_statuses_update on public.manuscript_statuses for update to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_statuses_delete on public.manuscript_statuses for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_items_select on public.manuscript_items for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_items_insert on public.manuscript_items for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_items_update on public.manuscript_items for update to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_items_delete on public.manuscript_items for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy item_comments_select on public.item_comments for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy item_comments_insert on public.item_comments for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy item_comments_update on public.item_comments for update to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
-- A comment is deleted by its author or the owner of the manuscript, with the replies to it (R-941).
create policy item_comments_delete on public.item_comments for delete to authenticated
  using ((manuscript_id = any (array(select private.writable_manuscripts()))
      and (kind = 'footnote' or author_id is null or author_id = (select auth.uid()) or private.owns_manuscript(manuscript_id)))
    or (select private.can('manage', 'all')));
create policy manuscript_collections_select on public.manuscript_collections for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_collections_insert on public.manuscript_collections for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_collections_update on public.manuscript_collections for update to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy manuscript_collections_delete on public.manuscript_collections for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy collection_items_select on public.collection_items for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
-- A saved search has the items that match it, so none is added (R-955).
create policy collection_items_insert on public.collection_items for insert to authenticated
  with check ((manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
    and not exists (select from public.manuscript_collections c
      where c.manuscript_id = collection_items.manuscript_id and c.id = collection_id and c.search is not null));
create policy collection_items_update on public.collection_items for update to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
create policy collection_items_delete on public.collection_items for delete to authenticated
  using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));

grant select, delete on public.manuscript_labels to authenticated;
grant insert (id, manuscript_id, name, colour, position), update (name, colour, position) on public.manuscript_labels
  to authenticated;
grant select, insert, update, delete on public.manuscript_labels to service_role;
grant select, delete on public.manuscript_statuses to authenticated;
grant insert (id, manuscript_id, name, position), update (name, position) on public.manuscript_statuses to authenticated;
grant select, insert, update, delete on public.manuscript_statuses to service_role;
grant select, delete on public.manuscript_items to authenticated;
grant insert (id, manuscript_id, parent_id, position, type, title, synopsis, notes, notes_content, content, text,
  word_count, label_id, status_id, include_in_compile, keywords, custom, details, target, section_type, language) on
  public.manuscript_items to authenticated;
grant update (parent_id, position, type, title, synopsis, notes, notes_content, content, text, word_count, label_id,
  status_id, include_in_compile, keywords, custom, details, target, section_type, language, in_trash, trashed_at,
  trashed_from) on public.manuscript_items to authenticated;
grant select, insert, update, delete on public.manuscript_items to service_role;
grant select, delete on public.item_comments to authenticated;
grant insert (id, item_id, manuscript_id, kind, body, colour, parent_id, source_author, source_created_at),
  update (item_id, body, colour, resolved_at) on public.item_comments to authenticated;
grant select, insert, update, delete on public.item_comments to service_role;
grant select, delete on public.manuscript_collections to authenticated;
grant insert (id, manuscript_id, name, position, search), update (name, position) on public.manuscript_collections to authenticated;
grant select, insert, update, delete on public.manuscript_collections to service_role;
grant select, delete on public.collection_items to authenticated;
grant insert (collection_id, item_id, manuscript_id, position), update (position) on public.collection_items to authenticated;
grant select, insert, update, delete on public.collection_items to service_role;

grant select on public.item_revisions to authenticated;
grant insert (id, item_id, manuscript_id, kind, name, title, content, text, word_count) on public.item_revisions to
  authenticated;
grant select, insert, update, delete on public.item_revisions to service_role;
create policy item_revisions_select on public.item_revisions for select to authenticated
  using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
create policy item_revisions_insert on public.item_revisions for insert to authenticated
  with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));

/* A person reads only their own saves, so that the id of another person repeats nothing. */
grant select on public.item_saves to authenticated;
grant insert (id, item_id, manuscript_id) on public.item_saves to authenticated;
grant select, insert, update, delete on public.item_saves to service_role;
create policy item_saves_select on public.item_saves for select to authenticated
  using (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all'))));
create policy item_saves_insert on public.item_saves for insert to authenticated
  with check (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))));

-- Writing by day ----------------------------------------------------------------------------------------------------

create table public.writing_days (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  day date not null,
  words integer not null default 0,
  characters integer not null default 0,
  primary key (user_id, manuscript_id, day)
);
comment on table public.writing_days is
  'The words and characters that a person added to the chapters and scenes of a manuscript on a day, less those removed; private.save_item writes them.';
create index writing_days_manuscript_id_idx on public.writing_days (manuscript_id);
alter table public.writing_days enable row level security;

create table public.writing_targets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  unit text not null default 'words' check (unit in ('words', 'characters')),
  session_target integer check (session_target > 0),
  day_target integer check (day_target > 0),
  total_target integer check (total_target > 0),
  deadline date,
  weekdays smallint[] not null default '{1,2,3,4,5,6,7}' check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  in_footer boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.writing_targets is
  'What a person wants to write in a manuscript; the last row counts, and rows are never updated. Others do not see it.';
comment on column public.writing_targets.weekdays is 'The writing days, as ISO days of the week from 1 (Monday).';
create index writing_targets_user_id_idx on public.writing_targets (user_id, manuscript_id, created_at desc);
create index writing_targets_manuscript_id_idx on public.writing_targets (manuscript_id);
alter table public.writing_targets enable row level security;

grant select on public.writing_days, public.writing_targets to authenticated;
grant insert (manuscript_id, day, words, characters), update (words, characters) on public.writing_days to authenticated;
grant insert (manuscript_id, unit, session_target, day_target, total_target, deadline, weekdays, in_footer)
  on public.writing_targets to authenticated;
grant select, insert, update, delete on public.writing_days, public.writing_targets to service_role;
create policy writing_days_select on public.writing_days for select to authenticated
  using (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all'))));
create policy writing_days_insert on public.writing_days for insert to authenticated
  with check (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))));
create policy writing_days_update on public.writing_days for update to authenticated
  using (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))))
  with check (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))));
create policy writing_targets_select on public.writing_targets for select to authenticated
  using (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all'))));
create policy writing_targets_insert on public.writing_targets for insert to authenticated
  with check (user_id = (select auth.uid()) and (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))));
