-- Projects (R-065, R-130): tables, who may read a project, and what the caller may do with it.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  no integer generated always as identity unique,
  title text not null check (length(btrim(title)) between 1 and 200) check (title = private.clean_name(title)),
  property text not null check (length(btrim(property)) between 1 and 200) check (property = private.clean_name(property)),
  service_type text not null check (service_type in ('voiceOver', 'translation', 'revision', 'modifications', 'transcription', 'other')),
  time_preference text not null check (time_preference in ('beforeNoon', 'before4pm', 'anytime')),
  due_date date not null,
  latest_completion_date date not null,
  description text not null default '' check (length(description) <= 10000),
  service_description text not null default '' check (length(service_description) <= 5000),
  voice_wishes text not null default '' check (length(voice_wishes) <= 1000),
  contact_email text not null check (length(contact_email) between 3 and 320),
  client_reference text not null default '' check (length(client_reference) <= 100),
  source_language text not null default '' check (source_language ~ '^([a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?)?$'),
  target_languages text[] not null default '{}' check (cardinality(target_languages) <= 12
    and array_to_string(target_languages, ',', '?') ~ '^([a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(,|$))*$'),
  date_requested date not null default (now() at time zone 'utc')::date,
  status text not null default 'received' check (status in ('received', 'in_progress', 'delivered')),
  status_at timestamptz not null default now(),
  status_reason text check (length(status_reason) <= 1000),
  client_id uuid default auth.uid() references auth.users (id) on delete set null,
  company_id uuid references public.companies (id) on delete restrict,
  withdrawn_at timestamptz check (withdrawn_at is null or status <> 'delivered'),
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  turn text check (turn in ('agency', 'client')),
  turn_reason text check (turn_reason in ('unassigned', 'start', 'work', 'correction', 'change', 'reprice', 'no_client', 'question', 'price', 'accept')),
  turn_since timestamptz,
  assignee_count integer not null default 0,
  comment_seq integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  words text not null generated always as (private.fold(title || ' ' || property || ' ' || description || ' ' || service_description || ' ' || voice_wishes || ' ' || client_reference)) stored,
  constraint projects_latest_after_due check (latest_completion_date >= due_date),
  constraint projects_title_visible check (private.is_visible_name(title)),
  constraint projects_turn_whole check ((turn is null) = (turn_reason is null) and (turn is null) = (turn_since is null))
);
comment on table public.projects is 'A request of a client for a piece of work, from received to delivered.';
comment on column public.projects.voice_wishes is 'What the client wishes of the voice; of a voice-over only (R-989).';
comment on column public.projects.client_reference is 'The number of the order at the client, for its invoice (PO).';
comment on column public.projects.source_language is 'A language by its BCP 47 tag, as in target_languages (decision 0066); empty for none.';
comment on column public.projects.client_id is 'The person who filed it; staff may file for a company.';
comment on column public.projects.date_requested is 'The day in the client''s own calendar.';
comment on column public.projects.turn is
  'Who does the next step, why and since when, set by private.set_turn; null when nothing is left to do (decision 0044).';
comment on column public.projects.accepted_at is
  'When the client accepted the last delivery, set by private.set_turn; null while the project is not accepted.';
comment on column public.projects.status_reason is 'Why the status was set; a step back needs one.';
comment on column public.projects.comment_seq is
  'The number of the newest comment; inserting a comment locks this row.';
comment on column public.projects.words is
  'The text that the search reads, stored because a search with thousands of hits would fold it again for each.';
create index projects_client_idx on public.projects (client_id, due_date);
create index projects_company_idx on public.projects (company_id, due_date);
create index projects_due_idx on public.projects (due_date, no desc);
create index projects_title_idx on public.projects (private.fold(title), no desc);
create index projects_service_idx on public.projects (service_type, no desc);
create index projects_status_idx on public.projects ((case status when 'received' then 1 when 'in_progress' then 2 else 3 end), no desc);
create index projects_created_idx on public.projects (created_at, no desc);
create index projects_updated_idx on public.projects (updated_at, no desc);
create index projects_turn_since_idx on public.projects (turn_since, no desc);
create index projects_accepted_by_idx on public.projects (accepted_by);
/* Projects whose next step is the agency's, those without an assignee, and those whose next step is the client's. */
create index projects_agency_idx on public.projects (due_date, no) where turn = 'agency';
create index projects_unassigned_idx on public.projects (due_date, no) where turn = 'agency' and assignee_count = 0;
create index projects_turn_client_idx on public.projects (client_id, due_date, no) where turn = 'client';
create index projects_turn_company_idx on public.projects (company_id, due_date, no) where turn = 'client';
create index projects_targets_idx on public.projects using gin (target_languages);
create index projects_words_idx on public.projects using gin (words extensions.gin_trgm_ops);
/* The default list: neither delivered nor withdrawn, earliest due date first. */
create index projects_open_idx on public.projects (due_date, no desc) where status <> 'delivered' and withdrawn_at is null;
create index projects_open_company_idx on public.projects (company_id, due_date, no desc) where status <> 'delivered' and withdrawn_at is null;
alter table public.projects enable row level security;

create table public.project_assignees (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  assigned_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
comment on table public.project_assignees is 'The members of staff who work on a project.';
create index project_assignees_user_idx on public.project_assignees (user_id, project_id);
create index project_assignees_assigned_by_idx on public.project_assignees (assigned_by);
alter table public.project_assignees enable row level security;

create table public.project_targets (
  project_id uuid not null references public.projects (id) on delete cascade,
  language text not null,
  state text not null default 'not_started' check (state in ('not_started', 'in_progress', 'delivered', 'accepted')),
  due_date date,
  primary key (project_id, language)
);
comment on table public.project_targets is
  'The target languages of a project, each with its state and its own due date (decision 0066); one row for each of projects.target_languages.';
comment on column public.project_targets.state is
  'Staff set the first two; delivered and accepted follow from the deliveries of the language.';
alter table public.project_targets enable row level security;

create table public.project_comments (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  seq integer not null,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null,
  is_question boolean not null default false,
  answered_at timestamptz check (answered_at is null or is_question),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- A comment may consist of files only, a question has a text (R-810).
  constraint project_comments_body_check check (length(btrim(body)) between 1 and 5000 or (body = '' and not is_question)),
  -- Browsers make the ids; unique per project only, so that an id reveals nothing about other projects.
  primary key (project_id, id),
  unique (project_id, seq)
);
comment on table public.project_comments is 'The comments of a project; a deleted number is not used again.';
comment on column public.project_comments.is_question is
  'A question of staff that needs an answer of the client; answered_at is the time of that answer.';
create index project_comments_author_idx on public.project_comments (author_id);
create index project_comments_open_idx on public.project_comments (project_id) where is_question and answered_at is null;
alter table public.project_comments enable row level security;

create trigger project_comments_rate after insert on public.project_comments for each row execute function private.count_rate('comment');

create table public.project_attachments (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('source', 'deliverable', 'chapter', 'comment')),
  comment_id uuid,
  name text not null check (length(btrim(name)) between 1 and 255) check (name = private.clean_name(name)),
  mime text not null default 'application/octet-stream' check (length(mime) <= 120),
  size bigint not null default 0 check (size >= 0),
  word_count integer check (word_count >= 0),
  duration_seconds integer check (duration_seconds > 0),
  counted_at timestamptz,
  target_language text,
  object_path text generated always as (case when kind <> 'chapter' then project_id::text || '/' || id::text end) stored unique,
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  primary key (project_id, id),
  foreign key (project_id, comment_id) references public.project_comments (project_id, id) on delete cascade,
  constraint project_attachments_target foreign key (project_id, target_language) references public.project_targets (project_id, language)
    on delete set null (target_language),
  constraint project_attachments_target_kind check (target_language is null or kind = 'deliverable'),
  constraint project_attachments_comment check ((kind = 'comment') = (comment_id is not null))
);
comment on table public.project_attachments is
  'Files of a project in the bucket project-files, and frozen chapters, whose text is in project_chapters.';
comment on column public.project_attachments.delivered_at is
  'When this deliverable was part of a delivery; null before, while only those who work on the project see it.';
comment on column public.project_attachments.counted_at is
  'When the worker counted this file; with neither word_count nor duration_seconds, it is one that cannot be counted (decision 0070).';
comment on column public.project_attachments.comment_id is 'The comment that a file of kind comment belongs to (R-810).';
create index project_attachments_comment_idx on public.project_attachments (comment_id, project_id);
create index project_attachments_target_idx on public.project_attachments (project_id, target_language);
create index project_attachments_added_by_idx on public.project_attachments (added_by);
alter table public.project_attachments enable row level security;

create table public.project_chapters (
  project_id uuid not null,
  attachment_id uuid not null,
  manuscript_id uuid references public.manuscripts (id) on delete set null,
  item_id uuid not null,
  title text not null,
  text text not null,
  content jsonb,
  footnotes jsonb not null default '[]',
  language text not null default 'en',
  languages jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (project_id, attachment_id),
  foreign key (project_id, attachment_id) references public.project_attachments (project_id, id) on delete cascade
);
comment on table public.project_chapters is
  'Chapters as they were when they were sent; later changes of the manuscript do not change them.';
comment on column public.project_chapters.footnotes is 'The footnotes of the content as [{id, body}]; a mark in the content carries the id.';
comment on column public.project_chapters.languages is
  'The languages of its texts as [{blocks, language}], in the order of the blocks of the content; empty where all have the language.';
create index project_chapters_manuscript_idx on public.project_chapters (manuscript_id);
alter table public.project_chapters enable row level security;

create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('created', 'changed', 'status', 'assigned', 'unassigned', 'attached', 'delivered', 'detached', 'withdrawn', 'reinstated',
    'accepted', 'correction', 'change_asked', 'change_accepted', 'change_declined', 'price_set', 'price_accepted', 'price_declined', 'price_withdrawn',
    'person_added', 'person_removed', 'target_state', 'target_due')),
  field text,
  from_text text check (length(from_text) <= 201),
  to_text text check (length(to_text) <= 201),
  reason text check (length(reason) <= 1000),
  is_internal boolean not null default false,
  actor_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
comment on table public.project_events is 'The history of a project, written only by triggers.';
comment on column public.project_events.is_internal is
  'Concerns an undelivered deliverable and is visible to those who work on the project (R-530).';
create index project_events_project_idx on public.project_events (project_id, id desc);
create index project_events_actor_idx on public.project_events (actor_id);
create index project_events_status_idx on public.project_events (at) where kind = 'status';
alter table public.project_events enable row level security;

/* Returns how long sending and delivering can be undone; `npm start` sets `quillport.undo_time` by UNDO_MS. */
create function private.undo_time() returns interval
  language sql stable set search_path = ''
  as $$ select coalesce(nullif(current_setting('quillport.undo_time', true), '')::interval, interval '8 seconds') $$;

create table private.pending_deliveries (
  project_id uuid primary key references public.projects (id) on delete cascade,
  delivered_by uuid not null references auth.users (id) on delete cascade,
  attachment_ids uuid[] not null,
  note text not null check (length(note) <= 5000),
  target_languages text[] not null default '{}',
  due_at timestamptz not null default now() + private.undo_time()
);
comment on table private.pending_deliveries is
  'Deliveries that can still be undone (decision 0026); private.finish_deliveries completes them after due_at.';
create index pending_deliveries_due_idx on private.pending_deliveries (due_at);
create index pending_deliveries_delivered_by_idx on private.pending_deliveries (delivered_by);
alter table private.pending_deliveries enable row level security;

-- Who may read a project --------------------------------------------------------------------------------------------

/* Returns the projects assigned to the caller; empty for former staff, who must not read projects of other companies.
   */
create function private.my_assigned_projects() returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 100
  as $$
  begin
    if not private.is_staff() then return; end if;
    return query select a.project_id from public.project_assignees a where a.user_id = auth.uid();
  end $$;
grant execute on function private.my_assigned_projects to authenticated;

/* Returns whether a person may read a project, from what that person's role and company give. Policy, view and audience
   apply this rule; Postgres inlines it, so indexes serve it. A client reads the projects of their company, and their own
   only while it has no company (R-151). */
create function private.is_readable_project(
    p public.projects, reads boolean, reads_all boolean, person uuid, company uuid, assigned uuid[]) returns boolean
  language sql immutable
  return reads and (reads_all or p.company_id = company or (p.client_id = person and p.company_id is null) or p.id = any (assigned));
grant execute on function private.is_readable_project to authenticated;

-- "select ..." around each call runs it once per statement.
create policy projects_select on public.projects for select to authenticated
  using (private.is_readable_project(projects, (select private.can('read', 'projects')), (select private.can('read', 'all-projects')),
    (select auth.uid()), (select private.my_company()), array(select private.my_assigned_projects())));
create view private.readable_projects with (security_invoker = true) as
  select p.* from public.projects p
   where private.is_readable_project(p, (select private.can('read', 'projects')), (select private.can('read', 'all-projects')),
     (select auth.uid()), (select private.my_company()), array(select private.my_assigned_projects()));
comment on view private.readable_projects is
  'The projects the caller may read, for functions that run without row-level security, as the policy projects_select decides.';

/* Returns whether the caller may read a project. */
create function private.may_read_project(p_project uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return auth.uid() is not null and exists (select from private.readable_projects p where p.id = p_project);
  end $$;
grant execute on function private.may_read_project to authenticated;

-- Actions of the caller ---------------------------------------------------------------------------------------------

create type private.project_caller as (
  id uuid, company uuid, is_staff boolean, reads_all boolean, creates boolean, updates boolean, reopens boolean, assigns boolean,
  delivering uuid[]);
comment on type private.project_caller is
  'What decides about the actions of the caller on every project, read once for all rows of a list (decision 0083).';

/* Returns whether a person works on a project for the agency: its assignees, and roles that read all projects. */
create function private.works_on(updates boolean, reads_all boolean, is_assigned boolean) returns boolean
  language sql immutable
  return updates and (reads_all or is_assigned);

/* Returns what decides about the caller's actions on every project. A pending delivery is known to those who work on its project only
   (R-530). */
create function private.project_caller() returns private.project_caller
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    c private.project_caller;
  begin
    c.id := auth.uid();
    c.company := private.my_company();
    c.is_staff := private.is_staff();
    c.reads_all := private.can('read', 'all-projects');
    c.creates := private.can('create', 'projects');
    c.updates := private.can('update', 'projects');
    c.reopens := private.can('update', 'delivered-projects');
    c.assigns := private.can('update', 'assignments');
    c.delivering := array(select d.project_id from private.pending_deliveries d
       where private.works_on(c.updates, c.reads_all, d.project_id in (select private.my_assigned_projects())));
    return c;
  end $$;
grant execute on function private.project_caller to authenticated;

/* Returns one value of `can`: true, forbidden without the right, otherwise the state, which is not one that allows the action. */
create function private.can_in_state(p_right boolean, p_state text, p_states text[]) returns jsonb
  language sql stable
  return case when p_right is not true then '"forbidden"'::jsonb when p_state = any (p_states) then 'true'::jsonb else to_jsonb(p_state) end;

/* Returns what the caller may do with a project that they read: for each action true, forbidden, or the state that does not allow
   it (R-1000). This is the one rule of these actions: rows, handlers, policies and the functions that write read it. */
create function private.project_can(p public.projects, c private.project_caller, is_assigned boolean, is_observer boolean) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
  declare
    state constant text := case when p.withdrawn_at is null then p.status else 'withdrawn' end;
    -- A pending delivery concerns the next delivery only.
    sending constant text := case when p.withdrawn_at is null and p.id = any (c.delivering) then 'delivering' else state end;
    active constant text[] := '{received,in_progress,delivered}';
    works constant boolean := private.works_on(c.updates, c.reads_all, is_assigned);
    -- Observers start nothing (R-800).
    takes_part constant boolean := not is_observer;
    -- The person who requested it and their company; an assignment alone does not count here.
    requests constant boolean := takes_part and c.creates
      and coalesce(c.reads_all or p.company_id = c.company or (p.client_id = c.id and p.company_id is null), false);
    -- Nobody of the agency decides about its own delivery or price (R-691, R-816).
    decides constant boolean := requests and not c.is_staff;
  begin
    return jsonb_build_object(
      'edit', private.can_in_state(works or requests, state, case when works then active else '{received}' end),
      -- The client adds files and chapters also while work goes on, and removes them only before (R-694).
      'attach', private.can_in_state(works or requests, state, active),
      'detach', private.can_in_state(works or requests, state, case when works then active else '{received}' end),
      'addDeliverable', private.can_in_state(works, state, active),
      'assign', private.can_in_state(c.assigns, state, active),
      'start', private.can_in_state(works, state, '{received}'),
      -- One status back (R-105).
      'reopen', private.can_in_state(works and c.reopens, state, '{in_progress,delivered}'),
      'deliver', private.can_in_state(works, sending, '{in_progress}'),
      -- Gives a delivered project more deliverables.
      'deliverMore', private.can_in_state(works, sending, '{delivered}'),
      'undoDelivery', private.can_in_state(works, sending, '{delivering}'),
      -- While work goes on, a delivery of another target language may be open (R-826).
      'accept', private.can_in_state(decides, state, '{in_progress,delivered}'),
      'correct', private.can_in_state(decides, state, '{in_progress,delivered}'),
      'setTarget', private.can_in_state(works, state, active),
      -- Asks for a change or the cancellation while work goes on; staff decide (R-699).
      'askChange', private.can_in_state(decides, state, '{in_progress}'),
      'decideChange', private.can_in_state(works, state, active),
      -- Until the work is delivered (R-815).
      'setPrice', private.can_in_state(works, state, '{received,in_progress}'),
      'withdrawPrice', private.can_in_state(works, state, active),
      'decidePrice', private.can_in_state(decides, state, active),
      'comment', private.can_in_state(takes_part, state, active || 'withdrawn'::text),
      -- Adds and removes contacts and observers (R-801).
      'people', private.can_in_state(works or decides, state, active),
      'withdraw', private.can_in_state(requests, state, '{received}'),
      'reinstate', private.can_in_state(requests, state, '{withdrawn}'));
  end $$;
grant execute on function private.works_on, private.can_in_state, private.project_can to authenticated;

/* Returns private.project_can of one project. */
create function private.project_can_now(p public.projects) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.project_can(p, private.project_caller(), p.id in (select private.my_assigned_projects()),
      private.is_observer(p.id, auth.uid()));
  end $$;

/* Returns private.project_can of a project by its id; null for one that the caller may not read. */
create function private.project_can_of(p_project uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not private.may_read_project(p_project) then return null; end if;
    return (select private.project_can_now(p) from public.projects p where p.id = p_project);
  end $$;

/* Returns whether an action on a project is possible for the caller now. */
create function private.may_act_on(p_project uuid, p_action text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$ begin return auth.uid() is not null and coalesce(private.project_can_of(p_project) -> p_action = 'true', false); end $$;
grant execute on function private.may_act_on to authenticated;

/* Locks a project for an action and returns it. Raises no_data_found when the caller may not read it, insufficient_privilege when
   they may never do this, and object_not_in_prerequisite_state when its state does not allow it; returns null when it has changed
   since p_revision. */
create function private.lock_project(p_project uuid, p_action text, p_revision integer default null) returns public.projects
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects;
    answer jsonb;
  begin
    if auth.uid() is null or not private.may_read_project(p_project) then raise no_data_found; end if;
    select * into p from public.projects where id = p_project for update;
    answer := private.project_can_now(p) -> p_action;
    if answer = '"forbidden"' then raise insufficient_privilege; end if;
    if p.revision <> p_revision then return null; end if;
    if answer is distinct from 'true' then
      raise object_not_in_prerequisite_state using message = format('%s is not possible: %s', p_action, answer #>> '{}');
    end if;
    return p;
  end $$;

/* Returns whether the caller works on a project for the agency, and so sees its undelivered deliverables (R-530). */
create function private.works_on_project(p_project uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return auth.uid() is not null and private.may_read_project(p_project) and private.works_on(private.can('update', 'projects'),
      private.can('read', 'all-projects'), p_project in (select private.my_assigned_projects()));
  end $$;
grant execute on function private.works_on_project to authenticated;

/* Returns whether the caller may add this file to a project: to a comment only its author; chapters are only added by
   private.freeze_chapters. */
create function private.may_handle_file(p_file public.project_attachments) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return auth.uid() is not null and case p_file.kind
      when 'deliverable' then private.may_act_on(p_file.project_id, 'addDeliverable')
      when 'comment' then private.may_act_on(p_file.project_id, 'comment') and exists (select from public.project_comments c
        where c.project_id = p_file.project_id and c.id = p_file.comment_id and c.author_id = auth.uid())
      else private.may_act_on(p_file.project_id, 'attach') end;
  end $$;
grant execute on function private.may_handle_file to authenticated;

/* Returns whether the caller may remove this file of a project. A file of a comment is deleted with the comment only. */
create function private.may_remove_file(p_file public.project_attachments) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return auth.uid() is not null and p_file.kind <> 'comment'
      and private.may_act_on(p_file.project_id, case p_file.kind when 'deliverable' then 'addDeliverable' else 'detach' end);
  end $$;
grant execute on function private.may_remove_file to authenticated;

grant select on public.projects to authenticated, service_role;
grant insert (id, title, property, service_type, time_preference, due_date, latest_completion_date, description,
  service_description, voice_wishes, contact_email, client_reference, source_language, target_languages, date_requested, company_id) on public.projects to authenticated;
grant update (title, property, service_type, time_preference, due_date, latest_completion_date, description,
  service_description, voice_wishes, contact_email, client_reference, source_language, target_languages) on public.projects to authenticated;
create policy projects_insert on public.projects for insert to authenticated
  with check (client_id = (select auth.uid()) and (select private.can('create', 'projects')));
create policy projects_update on public.projects for update to authenticated
  using ((select private.may_act_on(id, 'edit'))) with check ((select private.may_act_on(id, 'edit')));

-- Rows of a project are readable with the project, except what concerns undelivered deliverables.
create policy project_attachments_select on public.project_attachments for select to authenticated
  using (exists (select from public.projects p where p.id = project_id)
    and (kind <> 'deliverable' or delivered_at is not null or (select private.works_on_project(project_id))));
create policy project_events_select on public.project_events for select to authenticated
  using (exists (select from public.projects p where p.id = project_id)
    and (not is_internal or (select private.works_on_project(project_id))));
create policy project_assignees_select on public.project_assignees for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
create policy project_targets_select on public.project_targets for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
create policy project_comments_select on public.project_comments for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
create policy project_chapters_select on public.project_chapters for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));

grant select on public.project_assignees to authenticated, service_role;
grant select on public.project_targets to authenticated, service_role;
grant select on public.project_chapters to authenticated, service_role;
grant select on public.project_events to authenticated, service_role;

grant select on public.project_comments to authenticated, service_role;
grant insert (id, project_id, body, is_question), update (body, is_question), delete on public.project_comments to authenticated;
create policy project_comments_insert on public.project_comments for insert to authenticated
  with check (author_id = (select auth.uid()) and (select private.may_act_on(project_id, 'comment')));
create policy project_comments_update on public.project_comments for update to authenticated
  using (author_id = (select auth.uid()) and (select private.may_act_on(project_id, 'comment')))
  with check (author_id = (select auth.uid()) and (select private.may_act_on(project_id, 'comment')));
create policy project_comments_delete on public.project_comments for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.may_act_on(project_id, 'comment')));

grant select on public.project_attachments to authenticated, service_role;
grant insert (id, project_id, kind, comment_id, name, mime, size), delete on public.project_attachments to authenticated;
create policy project_attachments_insert on public.project_attachments for insert to authenticated
  with check ((select private.may_handle_file(project_attachments)) and object_path is not null);
create policy project_attachments_delete on public.project_attachments for delete to authenticated
  using ((select private.may_remove_file(project_attachments)));
