-- Names of project rights, and of functions and JSON keys that had another meaning or none (docs/glossary.md); the
-- history of projects reads their fields from the grants.

-- Rights on a project -------------------------------------------------------------------------------------------------

alter type private.project_rights rename attribute works to as_staff;
alter type private.project_rights rename attribute files to as_client;
alter type private.project_rights rename attribute go_back to reopen;
alter type private.project_rights rename attribute deliver to add_deliverable;
alter type private.project_rights drop attribute withdraw, drop attribute advance;
comment on type private.project_rights is
  'What the caller may do with a project. reads, as_staff, as_client, reopen and assign do not depend on its state; edit, add_deliverable and attach are decided for its current state.';

/* Returns the caller's rights to a project; the contract table of project actions is tested against them. */
create or replace function private.project_rights_of(p_project uuid) returns private.project_rights
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    p public.projects;
    r private.project_rights := (false, false, false, false, false, false, false, false);
    sees_all boolean;
    is_open boolean;
  begin
    if not private.may_read_project(p_project) then return r; end if;
    select * into p from public.projects where id = p_project;
    sees_all := private.can('read', 'all-projects');
    is_open := p.withdrawn_at is null;
    r.reads := true;
    -- Assignees, and roles that read all projects.
    r.as_staff := private.can('update', 'projects') and (sees_all or p_project in (select private.my_assigned_projects()));
    -- The person who requested it and their company; an assignment alone does not count here.
    r.as_client := private.can('create', 'projects') and coalesce(
      sees_all or p.company_id = private.my_company() or (p.client_id = auth.uid() and p.company_id is null), false);
    r.reopen := r.as_staff and private.can('update', 'delivered-projects');
    r.assign := private.can('update', 'assignments');
    r.edit := is_open and (r.as_staff or (r.as_client and p.status = 'received'));
    r.add_deliverable := is_open and r.as_staff;
    r.attach := r.edit;
    return r;
  end $$;

/* Returns whether the caller may add or remove this file of a project; chapters are only added by
   private.freeze_chapters. */
create or replace function private.may_handle_file(p_file public.project_attachments) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_file.project_id);
  begin
    return auth.uid() is not null and case p_file.kind when 'deliverable' then r.add_deliverable else r.attach end;
  end $$;

/* Returns whether the caller may upload an object to project-files: for a project it may attach to, or for a new one.
   A project the caller may not read gets the same answer as one that does not exist. */
create or replace function private.may_upload_project_file(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    r private.project_rights;
  begin
    if p_name !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return false; end if;
    r := private.project_rights_of(left(p_name, 36)::uuid);
    if r.reads then return r.attach or r.add_deliverable; end if;
    return private.can('create', 'projects');
  end $$;

/* Allows one step at a time; a step back needs a reason and the ability, and a withdrawn project keeps its status. */
create or replace function private.guard_project_status() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    way constant text[] := array['received', 'in_progress', 'delivered'];
    step integer := array_position(way, new.status) - array_position(way, old.status);
  begin
    if auth.uid() is not null and (not (private.project_rights_of(old.id)).as_staff
      or (step < 0 and not private.can('update', 'delivered-projects'))) then
      raise insufficient_privilege using message = 'no right to set this status';
    end if;
    if abs(step) <> 1 or old.withdrawn_at is not null or new.withdrawn_at is not null then
      raise object_not_in_prerequisite_state using message = 'status step not possible';
    end if;
    if step < 0 and coalesce(btrim(current_setting('quillport.reason', true)), '') = '' then
      raise check_violation using message = 'a step back needs a reason', constraint = 'projects_reason';
    end if;
    new.status_at := now();
    return new;
  end $$;

/* Moves a project one step forward, or back with a reason; private.deliver_project delivers. */
create or replace function private.set_project_status(p_project uuid, p_revision integer, p_status text, p_reason text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    p public.projects;
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.as_staff then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p_status in ('delivered', p.status) then raise object_not_in_prerequisite_state; end if;
    delete from private.pending_deliveries d where d.project_id = p_project;
    perform set_config('quillport.reason', coalesce(p_reason, ''), true);
    update public.projects set status = p_status where id = p_project;
    perform set_config('quillport.reason', '', true);
    return true;
  end $$;

/* Withdraws a received project or reinstates it. */
create or replace function private.withdraw_project(p_project uuid, p_revision integer, p_withdrawn boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    p public.projects;
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.as_client then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p.status <> 'received' or (p.withdrawn_at is not null) = p_withdrawn then raise object_not_in_prerequisite_state; end if;
    update public.projects set withdrawn_at = case when p_withdrawn then now() end where id = p_project;
    return true;
  end $$;

/* Schedules the delivery of a project with these deliverables and a note to the client. */
create or replace function private.deliver_project(p_project uuid, p_revision integer, p_attachments uuid[], p_note text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    p public.projects;
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.as_staff then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p.status <> 'in_progress' or p.withdrawn_at is not null
      or exists (select from private.pending_deliveries d where d.project_id = p_project) then
      raise object_not_in_prerequisite_state using message = 'this project cannot be delivered now';
    end if;
    if exists (select from unnest(p_attachments) as chosen (id) where not exists (
        select from public.project_attachments a where a.project_id = p_project and a.id = chosen.id and a.kind = 'deliverable')) then
      raise check_violation using message = 'no such deliverable', constraint = 'project_deliveries_attachment';
    end if;
    insert into private.pending_deliveries (project_id, delivered_by, attachment_ids, note)
    values (p_project, auth.uid(), p_attachments, btrim(p_note));
    perform private.hint_delivery(p_project);
    return true;
  end $$;

/* Undoes a delivery that has not taken effect; raises object_not_in_prerequisite_state when there is none. */
create or replace function private.undo_delivery(p_project uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.as_staff then raise insufficient_privilege; end if;
    -- Locks the project first, as finish_deliveries does, so the two cannot deadlock.
    perform from public.projects where id = p_project for update;
    delete from private.pending_deliveries d where d.project_id = p_project;
    if not found then raise object_not_in_prerequisite_state using message = 'there is nothing to undo'; end if;
    perform private.hint_delivery(p_project);
  end $$;

/* Returns the pending delivery of a project to those who work on it, null to all others. */
create or replace function private.pending_delivery_of(p_project uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not (private.project_rights_of(p_project)).as_staff then return null; end if;
    return (select jsonb_build_object('by', coalesce(private.name_of(d.delivered_by), ''),
        'dueAt', d.due_at)
      from private.pending_deliveries d where d.project_id = p_project);
  end $$;

/* Attaches chapters of the caller's own manuscript to a project, each item with its descendants as one text. Leaves
   out items in the trash or excluded from compile, and attaches the same text only once. Raises no_data_found for a
   project the caller may not read, insufficient_privilege for one it may not attach to, invalid_parameter_value for a
   foreign manuscript or item. */
create or replace function private.freeze_chapters(p_project uuid, p_manuscript uuid, p_items uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    frozen record;
    attachment uuid;
  begin
    if not r.reads then raise no_data_found; end if;
    if not r.attach then
      if not (r.as_client or r.as_staff) then raise insufficient_privilege; end if;
      raise object_not_in_prerequisite_state;
    end if;
    if not private.owns_manuscript(p_manuscript) or not private.can('read', 'manuscripts') or exists (
      select from unnest(p_items) as wanted (id) where not exists (
        select from public.manuscript_items i where i.manuscript_id = p_manuscript and i.id = wanted.id and not i.in_trash)) then
      raise invalid_parameter_value using message = 'there is no such chapter';
    end if;
    for frozen in
      with recursive ranked as (
        select i.id, i.parent_id, i.include_in_compile, row_number() over (partition by i.parent_id order by i.position, i.id)::integer as at
          from public.manuscript_items i where i.manuscript_id = p_manuscript and not i.in_trash
      ), tree as (
        select k.id, array[k.at] as path, case when k.id = any (p_items) then k.id end as chosen, 0 as depth
          from ranked k where k.parent_id is null or not exists (select from ranked up where up.id = k.parent_id)
        union all
        select k.id, t.path || k.at, coalesce(t.chosen, case when k.id = any (p_items) then k.id end),
            case when t.chosen is null then 0 else t.depth + 1 end
          from tree t join ranked k on k.parent_id = t.id
         where t.chosen is null or k.include_in_compile or k.id = any (p_items)
      ), part as (
        select t.chosen, t.path, t.depth, i.title, i.text, i.word_count,
            case when t.depth > 0 and i.title <> '' then jsonb_build_array(jsonb_build_object('type', 'heading',
              'attrs', jsonb_build_object('level', least(t.depth + 1, 6)),
              'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', i.title)))) else '[]'::jsonb end
            || coalesce(i.content -> 'content', '[]'::jsonb) as nodes
          from tree t join public.manuscript_items i on i.manuscript_id = p_manuscript and i.id = t.id
         where t.chosen is not null
      )
      select p.chosen as item_id, (array_agg(p.title order by p.path))[1] as title, sum(p.word_count)::integer as words,
          string_agg(concat_ws(E'\n\n', case when p.depth > 0 then nullif(p.title, '') end, nullif(p.text, '')), E'\n\n' order by p.path)
            filter (where p.text <> '' or (p.depth > 0 and p.title <> '')) as text,
          jsonb_build_object('type', 'doc', 'content', (
            select coalesce(jsonb_agg(node order by q.path, at), '[]') from part q, jsonb_array_elements(q.nodes) with ordinality as n (node, at)
             where q.chosen = p.chosen)) as content
        from part p group by p.chosen order by min(p.path)
    loop
      if length(coalesce(frozen.text, '')) > 5000000 then raise program_limit_exceeded; end if;
      continue when exists (
        select from public.project_chapters c where c.project_id = p_project and c.item_id = frozen.item_id
          and c.title = frozen.title and c.text = coalesce(frozen.text, ''));
      insert into public.project_attachments (project_id, kind, name, mime, size, word_count)
      values (p_project, 'chapter', left(coalesce(nullif(btrim(frozen.title), ''), 'Untitled'), 250) || '.txt', 'text/plain',
        octet_length(coalesce(frozen.text, '')), frozen.words)
      returning id into attachment;
      insert into public.project_chapters (project_id, attachment_id, manuscript_id, item_id, title, text, content)
      values (p_project, attachment, p_manuscript, frozen.item_id, frozen.title, coalesce(frozen.text, ''), frozen.content);
    end loop;
  end $$;

-- History of projects -------------------------------------------------------------------------------------------------

/* Returns a column name as the API writes it: due_date becomes dueDate. */
create function private.camel_case(p_name text) returns text
  language sql immutable set search_path = ''
  as $$
    select string_agg(case when n = 1 then word else initcap(word) end, '' order by n)
      from unnest(string_to_array(p_name, '_')) with ordinality as part (word, n)
  $$;

/* Records a new project and each change of its fields, company, status and withdrawal. The fields are the columns that
   callers may update, so a new field needs no change here. */
create or replace function private.record_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into public.project_events (project_id, kind, actor_id, at)
      values (new.id, 'created', coalesce(auth.uid(), new.client_id), new.created_at);
      return null;
    end if;
    insert into public.project_events (project_id, kind, field, from_text, to_text, actor_id)
    select new.id, 'changed', private.camel_case(f.attname), private.event_text(before.value), private.event_text(after.value), auth.uid()
      from pg_catalog.pg_attribute f
      join jsonb_each_text(to_jsonb(old)) before on before.key = f.attname
      join jsonb_each_text(to_jsonb(new)) after on after.key = f.attname
     where f.attrelid = tg_relid and f.attnum > 0 and not f.attisdropped
       and before.value is distinct from after.value and has_column_privilege('authenticated', tg_relid, f.attnum, 'update')
     order by f.attnum;
    if new.company_id is distinct from old.company_id then
      insert into public.project_events (project_id, kind, field, from_text, to_text, actor_id)
      values (new.id, 'changed', 'company', (select c.name from public.companies c where c.id = old.company_id),
        (select c.name from public.companies c where c.id = new.company_id), auth.uid());
    end if;
    if new.status <> old.status then
      insert into public.project_events (project_id, kind, field, from_text, to_text, reason, actor_id)
      values (new.id, 'status', 'status', old.status, new.status,
        left(nullif(btrim(current_setting('quillport.reason', true)), ''), 1000), auth.uid());
    end if;
    if (new.withdrawn_at is null) <> (old.withdrawn_at is null) then
      insert into public.project_events (project_id, kind, actor_id)
      values (new.id, case when new.withdrawn_at is null then 'reinstated' else 'withdrawn' end, auth.uid());
    end if;
    return null;
  end $$;

-- Company of a new project --------------------------------------------------------------------------------------------

alter function private.file_project() rename to set_project_company;
alter trigger projects_file on public.projects rename to projects_company;

-- Seen projects and typing --------------------------------------------------------------------------------------------

alter function private.see_project(uuid) rename to mark_project_seen;
alter function private.say_typing(text, boolean) rename to send_typing;

-- Mailboxes -----------------------------------------------------------------------------------------------------------

alter function private.deliver(uuid, public.messages, boolean, boolean, boolean, date) rename to add_to_mailbox;

/* Sends a message once for each id: the same id by the same person returns the first. Raises P0002 for an unknown
   thread, QM001 and QM002 for recipients, QM003 for a project, QM004 for a file, QM007 for a past due date. A
   client's message reopens a completed thread. */
create or replace function private.send_message(p jsonb) returns table (thread_id uuid, message_id uuid, is_new boolean)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    me uuid := auth.uid();
    v_id uuid := (p ->> 'id')::uuid;
    v_thread public.threads;
    v_message public.messages;
    v_people uuid[];
    v_subject text := p ->> 'subject';
    v_files integer;
    v_name text;
    person record;
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 21));
    select m.* into v_message from public.messages m where m.id = v_id;
    if found then
      if v_message.sender_id is distinct from me then raise no_data_found; end if;
      return query select v_message.thread_id, v_message.id, false;
      return;
    end if;
    select array_agg(a.user_id) into v_people from private.addressed(p) a;

    if p ->> 'threadId' is null then
      perform private.check_recipients(null, v_people);
      if p ->> 'projectId' is not null and not private.may_read_project((p ->> 'projectId')::uuid) then
        raise exception 'no such project' using errcode = 'QM003';
      end if;
      perform private.check_due_date((p ->> 'dueDate')::date);
      insert into public.threads (subject, project_id, due_date, last_seq, created_by)
      values (v_subject, (p ->> 'projectId')::uuid, (p ->> 'dueDate')::date, 1, me) returning * into v_thread;
    else
      if not exists (select from public.mailbox_entries e
          where e.user_id = me and e.thread_id = (p ->> 'threadId')::uuid and e.folder <> 'deleted') then
        raise no_data_found;
      end if;
      -- The update locks the thread, so messages are numbered and delivered one after the other.
      update public.threads t set last_seq = t.last_seq + 1,
          task_status = case when t.task_status = 'completed' and not private.is_staff() then 'new' else t.task_status end
       where t.id = (p ->> 'threadId')::uuid returning * into v_thread;
      perform private.check_recipients(v_thread.id, v_people);
    end if;

    select p.full_name || ' ' || p.email into v_name from public.profiles p where p.id = me;
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search, sent_at)
    values (v_id, v_thread.id, v_thread.last_seq, me, coalesce(nullif(v_subject, ''), v_thread.subject), p ->> 'html', p ->> 'text',
      (select array_agg(distinct h) from unnest(v_people || me) h),
      private.item_search(coalesce(nullif(v_subject, ''), v_thread.subject), v_name, '{}', '', p ->> 'text'), clock_timestamp())
    returning * into v_message;
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
    select v_id, a.user_id, a.kind, v_thread.id, v_message.seq from private.addressed(p) a;
    v_files := private.attach_files(v_id, p);

    for person in
      select h.id, a.kind from unnest(v_message.holders) as h (id) left join private.addressed(p) a on a.user_id = h.id order by h.id
    loop
      perform private.add_to_mailbox(person.id, v_message, person.id = me, person.kind is not null, v_files > 0, v_thread.due_date);
      perform private.hint_mail(person.id, v_thread.id, v_message.seq);
      if person.kind = 'to' and person.id <> me then
        delete from public.notifications n where n.user_id = person.id and n.read_at is null
          and n.kind = 'message_received' and n.payload ->> 'threadId' = v_thread.id::text;
        perform private.notify(person.id, 'message_received',
          jsonb_build_object('threadId', v_thread.id, 'title', v_thread.subject, 'actor', private.name_of(me)));
      end if;
    end loop;
    delete from public.mail_drafts d where d.user_id = me and d.id = (p ->> 'draftId')::uuid;
    return query select v_thread.id, v_id, true;
  end $$;

-- Belongings of a deleted account -------------------------------------------------------------------------------------

alter function private.may_inherit(uuid, uuid) rename to may_receive_belongings;
alter function private.hand_over_mail(uuid, uuid) rename to transfer_mail;
alter function private.hand_over(integer, uuid) rename to transfer_account;

/* Returns how much a person owns; drafts and chats are deleted with the account, the rest is transferred. */
create or replace function private.belongings_of(p_user uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'manuscripts', (select count(*) from public.manuscripts m where m.owner_id = p_user),
      'imports', (select count(*) from public.imports i where i.owner_id = p_user),
      'projects', (select count(*) from public.projects r where r.client_id = p_user),
      'assignments', (select count(*) from public.project_assignees a join public.projects r on r.id = a.project_id
        where a.user_id = p_user and r.status <> 'delivered' and r.withdrawn_at is null),
      'threads', (select count(*) from public.mailbox_entries e where e.user_id = p_user and e.folder <> 'deleted'),
      'drafts', (select count(*) from public.mail_drafts d where d.user_id = p_user),
      'chats', (select count(*) from public.chats c where p_user in (c.low_id, c.high_id)))
  $$;

/* Gives everything a person owns to another and deactivates the account, so that Auth may delete it. Raises
   own_account, person_beyond, recipient_missing, recipient_not_allowed and last_admin. */
create or replace function private.transfer_account(p_no integer, p_to uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person record;
    is_owner boolean;
  begin
    if not private.can('delete', 'profiles') then raise insufficient_privilege; end if;
    perform from public.profiles p where p.no = p_no for update;
    select p.id, ur.role into person from public.profiles p join private.user_roles ur on ur.user_id = p.id where p.no = p_no;
    if not found then raise no_data_found; end if;
    if person.id = auth.uid() then raise exception 'own_account' using errcode = 'QPREF'; end if;
    if not private.may_give_role(person.role) then raise exception 'person_beyond' using errcode = 'QPREF'; end if;
    -- Deactivates the account first, so that nothing new can be added while its property is counted.
    update public.profiles set status = 'inactive' where id = person.id;
    is_owner := exists (select from jsonb_each_text(private.belongings_of(person.id) - array['drafts', 'chats']) as b (what, n)
      where b.n::integer > 0);
    if is_owner and p_to is null then raise exception 'recipient_missing' using errcode = 'QPREF'; end if;
    if p_to is null then return person.id; end if;
    perform from public.profiles p where p.id = p_to for no key update;
    if not private.may_receive_belongings(person.id, p_to) then raise exception 'recipient_not_allowed' using errcode = 'QPREF'; end if;
    delete from public.manuscript_members mm using public.manuscripts m
     where m.id = mm.manuscript_id and m.owner_id = person.id and mm.user_id = p_to;
    update public.manuscripts set owner_id = p_to where owner_id = person.id;
    update public.imports set owner_id = p_to where owner_id = person.id;
    update public.projects set client_id = p_to where client_id = person.id;
    insert into public.project_assignees (project_id, user_id)
    select a.project_id, p_to from public.project_assignees a join public.projects r on r.id = a.project_id
     where a.user_id = person.id and r.status <> 'delivered' and r.withdrawn_at is null
    on conflict do nothing;
    delete from public.project_assignees a using public.projects r
     where r.id = a.project_id and a.user_id = person.id and r.status <> 'delivered' and r.withdrawn_at is null;
    perform private.transfer_mail(person.id, p_to);
    return person.id;
  end $$;

-- Administration dashboard --------------------------------------------------------------------------------------------

/* Returns the figures of the last p_days and of as many before; p_today is the caller's day. Null without "read
   admin". */
create or replace function private.admin_dashboard(p_today date, p_days integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    since timestamptz := now() - make_interval(days => p_days);
    earlier timestamptz := now() - make_interval(days => 2 * p_days);
    first_day date := p_today - (p_days - 1);
    staff uuid[];
    projects jsonb;
    response jsonb;
    imports jsonb;
    people jsonb;
    messages jsonb;
  begin
    if not private.can('read', 'admin') then return null; end if;
    staff := array(select ur.user_id from private.user_roles ur where ur.role in (select private.staff_roles()));

    with live as (select p.* from public.projects p where p.withdrawn_at is null),
    open as (select l.* from live l where l.status <> 'delivered'),
    delivered as (
      select e.at from public.project_events e where e.kind = 'status' and e.to_text = 'delivered' and e.at > earlier),
    days as (select d::date as day from generate_series(first_day, p_today, '1 day') as d),
    received_daily as (
      select (l.created_at at time zone 'utc')::date as day, count(*) as n from live l where l.created_at > since - interval '1 day' group by 1),
    delivered_daily as (select (d.at at time zone 'utc')::date as day, count(*) as n from delivered d group by 1)
    select jsonb_build_object(
      'open', (select count(*) from open),
      'unassigned', (select count(*) from open o where not exists (select from public.project_assignees a where a.project_id = o.id)),
      'dueToday', (select count(*) from open o where o.due_date = p_today),
      'overdue', (select count(*) from open o where o.due_date < p_today),
      'received', private.compared(array(select l.created_at from live l where l.created_at > earlier), p_days),
      'delivered', private.compared(array(select d.at from delivered d), p_days),
      'byStatus', (select jsonb_agg(jsonb_build_object('status', s.status, 'count', (select count(*) from live l where l.status = s.status)) order by s.n)
        from unnest(array['received', 'in_progress', 'delivered']) with ordinality as s (status, n)),
      'byAge', (select jsonb_agg(jsonb_build_object('age', b.age, 'count',
          (select count(*) from open o where now() - o.created_at >= b.from_age and now() - o.created_at < b.to_age)) order by b.from_age)
        from (values ('0-1', interval '-1 day', interval '2 days'), ('2-7', interval '2 days', interval '8 days'),
          ('8-30', interval '8 days', interval '31 days'), ('31+', interval '31 days', interval '1000 years')) as b (age, from_age, to_age)),
      'daily', (select jsonb_agg(jsonb_build_object('day', d.day, 'received', coalesce(r.n, 0), 'delivered', coalesce(v.n, 0)) order by d.day)
        from days d left join received_daily r on r.day = d.day left join delivered_daily v on v.day = d.day))
    into projects;

    with spans as (
      select 'toStart' as name, e.at, e.at - p.created_at as span
        from public.project_events e join public.projects p on p.id = e.project_id
       where e.kind = 'status' and e.from_text = 'received' and e.to_text = 'in_progress' and e.at > earlier
      union all
      select 'toDeliver', e.at, e.at - s.at
        from public.project_events e
        cross join lateral (
          select b.at from public.project_events b
           where b.project_id = e.project_id and b.kind = 'status' and b.to_text = 'in_progress' and b.id < e.id
           order by b.id desc limit 1) s
       where e.kind = 'status' and e.to_text = 'delivered' and e.at > earlier
      union all
      -- From a client's message to the next message of staff in the same thread.
      select 'toAnswer', a.sent_at, a.sent_at - m.sent_at
        from public.messages m
        cross join lateral (
          select b.sent_at from public.messages b
           where b.thread_id = m.thread_id and b.seq > m.seq and b.sender_id = any (staff)
           order by b.seq limit 1) a
       where m.sent_at > earlier and m.sender_id is not null and m.sender_id <> all (staff)
         and not exists (select from public.messages c where c.thread_id = m.thread_id and c.seq = m.seq - 1 and c.sender_id <> all (staff))),
    medians as (
      select s.name,
        round((percentile_cont(0.5) within group (order by extract(epoch from s.span)) filter (where s.at > since) / 3600)::numeric, 2) as now,
        round((percentile_cont(0.5) within group (order by extract(epoch from s.span)) filter (where s.at <= since) / 3600)::numeric, 2) as before
        from spans s group by s.name)
    select jsonb_object_agg(n.name, jsonb_build_object('now', m.now, 'before', m.before))
      into response
      from unnest(array['toStart', 'toDeliver', 'toAnswer']) as n (name) left join medians m on m.name = n.name;

    with ended as (select i.status, i.finished_at from public.imports i where i.finished_at > earlier),
    days as (select d::date as day from generate_series(first_day, p_today, '1 day') as d),
    daily as (
      select (e.finished_at at time zone 'utc')::date as day, count(*) filter (where e.status = 'completed') as completed,
        count(*) filter (where e.status = 'failed') as failed from ended e group by 1)
    select jsonb_build_object(
      'running', (select count(*) from public.imports i where i.status = 'processing'),
      'completed', private.compared(array(select e.finished_at from ended e where e.status = 'completed'), p_days),
      'failed', private.compared(array(select e.finished_at from ended e where e.status = 'failed'), p_days),
      'daily', (select jsonb_agg(jsonb_build_object('day', d.day, 'completed', coalesce(x.completed, 0), 'failed', coalesce(x.failed, 0)) order by d.day)
        from days d left join daily x on x.day = d.day))
    into imports;

    select jsonb_build_object(
      'active', count(*) filter (where p.status = 'active'),
      'pending', count(*) filter (where p.status = 'pending'),
      'inactive', count(*) filter (where p.status = 'inactive'),
      'joined', private.compared(array(select q.created_at from public.profiles q where q.created_at > earlier), p_days),
      'byRole', (select jsonb_agg(jsonb_build_object('role', r.role, 'count', r.n) order by r.n desc, r.role)
        from (select ur.role, count(*) as n from private.user_roles ur group by ur.role) r))
    into people from public.profiles p;

    with days as (select d::date as day from generate_series(first_day, p_today, '1 day') as d),
    daily as (select (m.sent_at at time zone 'utc')::date as day, count(*) as n from public.messages m where m.sent_at > since - interval '1 day' group by 1)
    select jsonb_build_object(
      'sent', (select jsonb_build_object('now', count(*) filter (where m.sent_at > since), 'before', count(*) filter (where m.sent_at <= since))
        from public.messages m where m.sent_at > earlier and m.sent_at <= now()),
      'daily', (select jsonb_agg(jsonb_build_object('day', d.day, 'sent', coalesce(x.n, 0)) order by d.day)
        from days d left join daily x on x.day = d.day))
    into messages;

    return jsonb_build_object('days', p_days, 'projects', projects, 'response', response, 'imports', imports, 'people', people, 'messages', messages);
  end $$;
