-- Project requests (R-065, R-130): the tables, who sees a request, and who may do what with it.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  no integer generated always as identity unique,
  title text not null check (length(btrim(title)) between 1 and 200),
  property text not null check (length(btrim(property)) between 1 and 200),
  service_type text not null check (service_type in ('voiceOver', 'translation', 'revision', 'modifications', 'transcription', 'other')),
  time_preference text not null check (time_preference in ('beforeNoon', 'before4pm', 'anytime')),
  due_date date not null,
  latest_completion_date date not null,
  description text not null default '' check (length(description) <= 10000),
  service_description text not null default '' check (length(service_description) <= 5000),
  contact_email text not null check (length(contact_email) between 3 and 320),
  date_requested date not null default (now() at time zone 'utc')::date,
  status text not null default 'received' check (status in ('received', 'in_progress', 'delivered')),
  status_at timestamptz not null default now(),
  client_id uuid default auth.uid() references auth.users (id) on delete set null,
  company_id uuid references public.companies (id) on delete set null,
  withdrawn_at timestamptz check (withdrawn_at is null or status = 'received'),
  assignee_count integer not null default 0,
  comment_seq integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  words text not null generated always as (private.fold(title || ' ' || property || ' ' || description || ' ' || service_description)) stored,
  constraint projects_latest_after_due check (latest_completion_date >= due_date)
);
comment on table public.projects is 'A request of a customer for a piece of work, from received to delivered.';
comment on column public.projects.client_id is 'Who filed it; for a company it may be somebody of the agency.';
comment on column public.projects.date_requested is 'The day of the requester''s own calendar.';
comment on column public.projects.comment_seq is 'The number of the newest comment there ever was; the row is what makes comments wait for each other.';
comment on column public.projects.words is 'What the search looks through. Kept, for a search that finds thousands would fold them all again.';
create index projects_client_idx on public.projects (client_id, due_date);
create index projects_company_idx on public.projects (company_id, due_date);
create index projects_due_idx on public.projects (due_date, no desc);
create index projects_title_idx on public.projects (private.fold(title), no desc);
create index projects_service_idx on public.projects (service_type, no desc);
create index projects_status_idx on public.projects ((case status when 'received' then 1 when 'in_progress' then 2 else 3 end), no desc);
create index projects_created_idx on public.projects (created_at, no desc);
create index projects_updated_idx on public.projects (updated_at, no desc);
/* What waits to be given to somebody. */
create index projects_waiting_idx on public.projects (due_date) where status = 'received' and withdrawn_at is null and assignee_count = 0;
create index projects_words_idx on public.projects using gin (words extensions.gin_trgm_ops);

create table public.project_assignees (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  assigned_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
comment on table public.project_assignees is 'Who of the agency does the work.';
create index project_assignees_user_idx on public.project_assignees (user_id, project_id);
create index project_assignees_assigned_by_idx on public.project_assignees (assigned_by);

create table public.project_comments (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  seq integer not null,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 5000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- Ids are the browsers'. Within a request, so that none tells whether there is such a comment elsewhere.
  primary key (project_id, id),
  unique (project_id, seq)
);
comment on table public.project_comments is 'What is said about a request, numbered without a gap being filled again.';
create index project_comments_author_idx on public.project_comments (author_id);

create table public.project_attachments (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('source', 'deliverable', 'chapter')),
  name text not null check (length(btrim(name)) between 1 and 255),
  mime text not null default 'application/octet-stream' check (length(mime) <= 120),
  size bigint not null default 0 check (size >= 0),
  word_count integer check (word_count >= 0),
  object_path text generated always as (case when kind <> 'chapter' then project_id::text || '/' || id::text end) stored unique,
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
comment on table public.project_attachments is 'Files of a request in the bucket project-files, and frozen chapters, which are rows of project_chapters.';
create index project_attachments_added_by_idx on public.project_attachments (added_by);

create table public.project_chapters (
  project_id uuid not null,
  attachment_id uuid not null,
  manuscript_id uuid references public.manuscripts (id) on delete set null,
  item_id uuid not null,
  title text not null,
  text text not null,
  content jsonb,
  created_at timestamptz not null default now(),
  primary key (project_id, attachment_id),
  foreign key (project_id, attachment_id) references public.project_attachments (project_id, id) on delete cascade
);
comment on table public.project_chapters is 'Chapters as they were when they were sent: what becomes of the manuscript changes nothing here.';
create index project_chapters_manuscript_idx on public.project_chapters (manuscript_id);

create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('created', 'changed', 'status', 'assigned', 'unassigned', 'attached', 'detached', 'withdrawn', 'reinstated')),
  field text,
  from_text text check (length(from_text) <= 201),
  to_text text check (length(to_text) <= 201),
  reason text check (length(reason) <= 1000),
  actor_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
comment on table public.project_events is 'The history of a request, written by triggers and by nobody.';
create index project_events_project_idx on public.project_events (project_id, id desc);
create index project_events_actor_idx on public.project_events (actor_id);

create table public.project_seen (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  comment_seq integer not null default 0,
  primary key (project_id, user_id)
);
comment on table public.project_seen is 'When somebody last looked at a request, and how far they had read: what needs them is what came later.';
create index project_seen_user_idx on public.project_seen (user_id);

-- Who sees a request -----------------------------------------------------------------------------------------------

/* The requests given to the caller. Only for who works for the agency: somebody who no longer does must not read on
   in other companies' requests because they were once assigned. */
create function private.my_assigned_projects() returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 100
  as $$
  begin
    if not private.is_staff() then return; end if;
    return query select a.project_id from public.project_assignees a where a.user_id = auth.uid();
  end $$;

/* Whether the caller may read a request: what the policy of the table says, for the functions that ask about one.
   A customer's own request is its company's; it is by itself alone only where there is no company. */
create function private.may_read_project(p_project uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    p public.projects;
  begin
    if not private.can('read', 'projects') then return false; end if;
    select * into p from public.projects where id = p_project;
    if not found then return false; end if;
    return coalesce(
      private.can('read', 'all-projects')
      or p.company_id = private.my_company()
      or (p.client_id = auth.uid() and p.company_id is null)
      or p_project in (select private.my_assigned_projects()), false);
  end $$;

/* What the caller may do with a request now: the one place that says it. Policies, functions and screens ask here. */
create type private.project_rights as (
  reads boolean, works boolean, files boolean, edit boolean, withdraw boolean, advance boolean, go_back boolean,
  assign boolean, deliver boolean, attach boolean);
create function private.project_rights_of(p_project uuid) returns private.project_rights
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    p public.projects;
    r private.project_rights := (false, false, false, false, false, false, false, false, false, false);
    sees_all boolean;
    is_open boolean;
    is_new boolean;
  begin
    if not private.may_read_project(p_project) then return r; end if;
    select * into p from public.projects where id = p_project;
    sees_all := private.can('read', 'all-projects');
    is_open := p.withdrawn_at is null;
    is_new := p.status = 'received';
    r.reads := true;
    -- The agency's side: those it is given to, and whoever runs the place.
    r.works := private.can('update', 'projects') and (sees_all or p_project in (select private.my_assigned_projects()));
    -- The customer's side: the requester and its colleagues, as long as nobody has begun.
    r.files := private.can('create', 'projects') and coalesce(
      sees_all or p.company_id = private.my_company() or (p.client_id = auth.uid() and p.company_id is null), false);
    r.edit := is_open and (r.works or (r.files and is_new));
    r.withdraw := r.files and is_new;
    r.advance := is_open and r.works and p.status <> 'delivered';
    r.go_back := is_open and r.works and not is_new and private.can('update', 'delivered-projects');
    r.assign := is_open and private.can('update', 'assignments');
    r.deliver := is_open and r.works;
    r.attach := r.edit;
    return r;
  end $$;
revoke execute on function private.my_assigned_projects, private.may_read_project, private.project_rights_of from public;
grant execute on function private.my_assigned_projects, private.may_read_project, private.project_rights_of to authenticated;

/* Whether the caller may change what a request says. */
create function private.may_edit_project(p_project uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$ begin return auth.uid() is not null and (private.project_rights_of(p_project)).edit; end $$;

/* Whether the caller may add such a file to its request, or take it away: a chapter is only added by its function. */
create function private.may_handle_file(p_file public.project_attachments) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_file.project_id);
  begin
    return auth.uid() is not null and case p_file.kind when 'deliverable' then r.deliver else r.attach end;
  end $$;
revoke execute on function private.may_edit_project, private.may_handle_file from public;
grant execute on function private.may_edit_project, private.may_handle_file to authenticated;

alter table public.projects enable row level security;
alter table public.project_assignees enable row level security;
alter table public.project_comments enable row level security;
alter table public.project_attachments enable row level security;
alter table public.project_chapters enable row level security;
alter table public.project_events enable row level security;
alter table public.project_seen enable row level security;

grant select on public.projects, public.project_assignees, public.project_comments, public.project_attachments,
  public.project_chapters, public.project_events, public.project_seen to authenticated;
grant select on public.projects, public.project_assignees, public.project_comments, public.project_attachments,
  public.project_chapters, public.project_events, public.project_seen to service_role;

grant insert (id, title, property, service_type, time_preference, due_date, latest_completion_date, description,
  service_description, contact_email, date_requested) on public.projects to authenticated;
grant update (title, property, service_type, time_preference, due_date, latest_completion_date, description,
  service_description, contact_email) on public.projects to authenticated;
-- The cheap questions first: for who sees all, no list of ids is ever made.
create policy projects_select on public.projects for select to authenticated
  using ((select private.can('read', 'projects')) and ((select private.can('read', 'all-projects'))
    or company_id = (select private.my_company())
    or (client_id = (select auth.uid()) and company_id is null)
    or id = any (array(select private.my_assigned_projects()))));
create policy projects_insert on public.projects for insert to authenticated
  with check (client_id = (select auth.uid()) and (select private.can('create', 'projects')));
create policy projects_update on public.projects for update to authenticated
  using ((select private.may_edit_project(id))) with check ((select private.may_edit_project(id)));

-- What belongs to a request is read with it.
do $$
declare
  t text;
begin
  foreach t in array array['project_assignees', 'project_comments', 'project_attachments', 'project_chapters', 'project_events'] loop
    execute format($p$
      create policy %1$s_select on public.%1$I for select to authenticated
        using (exists (select from public.projects p where p.id = project_id))
    $p$, t);
  end loop;
end
$$;

grant insert (id, project_id, body), update (body), delete on public.project_comments to authenticated;
create policy project_comments_insert on public.project_comments for insert to authenticated
  with check (author_id = (select auth.uid()) and (select private.may_read_project(project_id)));
create policy project_comments_update on public.project_comments for update to authenticated
  using (author_id = (select auth.uid()) and (select private.may_read_project(project_id)))
  with check (author_id = (select auth.uid()) and (select private.may_read_project(project_id)));
create policy project_comments_delete on public.project_comments for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.may_read_project(project_id)));

grant insert (id, project_id, kind, name, mime, size), delete on public.project_attachments to authenticated;
create policy project_attachments_insert on public.project_attachments for insert to authenticated
  with check ((select private.may_handle_file(project_attachments)) and object_path is not null);
create policy project_attachments_delete on public.project_attachments for delete to authenticated
  using ((select private.may_handle_file(project_attachments)));

create policy project_seen_select on public.project_seen for select to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.projects p where p.id = project_id));
