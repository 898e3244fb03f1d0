-- Rules of projects for every writer: filing, dates, status, assignment, history, hints and notifications.

/* Sets the company of a new project to the caller's own; staff who read all projects may file for another one. Without languages,
   the project gets those of the company (R-858). */
create function private.set_project_company() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return new; end if;
    new.company_id := coalesce(new.company_id, private.my_company());
    if new.company_id is distinct from private.my_company() and not private.can('read', 'all-projects') then
      raise insufficient_privilege using message = 'only staff may file for a company';
    end if;
    if new.source_language = '' and new.target_languages = '{}' then
      select t.source_language, t.target_languages into new.source_language, new.target_languages
        from public.company_terms t where t.company_id = new.company_id;
      new.source_language := coalesce(new.source_language, '');
      new.target_languages := coalesce(new.target_languages, '{}');
    end if;
    if abs(new.date_requested - (now() at time zone 'utc')::date) > 1 then
      raise check_violation using message = 'date_requested is today in no time zone', constraint = 'projects_date_requested';
    end if;
    return new;
  end $$;
create trigger projects_company before insert on public.projects for each row execute function private.set_project_company();

/* Refuses a new due date that is past everywhere on earth. */
create function private.guard_due_date() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if auth.uid() is not null and new.due_date < (now() at time zone 'utc')::date - 1
      and (tg_op = 'INSERT' or new.due_date is distinct from old.due_date) then
      raise check_violation using message = 'the due date is past', constraint = 'projects_due_date';
    end if;
    return new;
  end $$;
create trigger projects_due_date before insert or update of due_date on public.projects
  for each row execute function private.guard_due_date();

/* Returns whether this transaction is that in which the client asks for a correction of a delivery of a project. */
create function private.is_in_correction(p_project uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return exists (select from public.project_deliveries d
       where d.project_id = p_project and d.state = 'correction' and d.decided_at = now());
  end $$;

/* Allows one step at a time; a step back needs a reason and the ability, and a withdrawn project keeps its status. */
create function private.guard_project_status() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    way constant text[] := array['received', 'in_progress', 'delivered'];
    step integer := array_position(way, new.status) - array_position(way, old.status);
    -- private.request_correction has checked the client's right (R-692).
    is_correction boolean := step = -1 and old.status = 'delivered' and private.is_in_correction(old.id);
    answer text;
  begin
    if auth.uid() is not null and not is_correction then
      answer := private.project_can_now(old)
        ->> case when step < 0 then 'reopen' when new.status = 'delivered' then 'deliver' else 'start' end;
      if answer = 'forbidden' then raise insufficient_privilege using message = 'no right to set this status'; end if;
    end if;
    if answer <> 'true' or abs(step) <> 1 or old.withdrawn_at is not null or new.withdrawn_at is not null then
      raise object_not_in_prerequisite_state using message = 'status step not possible';
    end if;
    if step < 0 and not is_correction and coalesce(btrim(new.status_reason), '') = '' then
      raise check_violation using message = 'a step back needs a reason', constraint = 'projects_reason';
    end if;
    new.status_at := now();
    return new;
  end $$;
create trigger projects_status before update of status on public.projects for each row
  when (new.status is distinct from old.status) execute function private.guard_project_status();

/* Raises the revision on every change of a project's content. */
create function private.revise_project() returns trigger
  language plpgsql set search_path = ''
  as $$
  declare
    uncounted constant text[] := array['assignee_count', 'comment_seq', 'revision', 'updated_at', 'status_at', 'words'];
  begin
    if to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted then
      new.revision := old.revision + 1;
      new.updated_at := now();
    end if;
    return new;
  end $$;
create trigger projects_revise before update on public.projects for each row execute function private.revise_project();

/* Raises the revision of a project when its assignees change. */
create function private.revise_project_of() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.projects p set revision = p.revision + 1, updated_at = now(),
      assignee_count = (select count(*) from public.project_assignees a where a.project_id = p.id)
     where p.id in (select c.project_id from changed c);
    return null;
  end $$;

/* Sends a hint of a change that only those who work on a project may see. */
create function private.hint_project_work(p_project uuid) returns void
  language sql security definer set search_path = ''
  as $$ select realtime.send(jsonb_build_object('id', p_project), 'project', 'project-work:' || p_project, true) $$;

/* Raises the revision of a project when its files change. An undelivered deliverable changes nothing that the client
   reads, so it only sends a hint to those who work on the project (R-530). A file of a comment has the hint of the comment. */
create function private.revise_project_of_files() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.projects p set revision = p.revision + 1, updated_at = now()
     where p.id in (select c.project_id from changed c where c.kind in ('source', 'chapter') or c.delivered_at is not null);
    perform private.hint_project_work(p.id) from public.projects p
     where p.id in (select c.project_id from changed c where c.kind = 'deliverable' and c.delivered_at is null);
    return null;
  end $$;
create trigger project_assignees_revise_insert after insert on public.project_assignees
  referencing new table as changed for each statement execute function private.revise_project_of();
create trigger project_assignees_revise_delete after delete on public.project_assignees
  referencing old table as changed for each statement execute function private.revise_project_of();
create trigger project_attachments_revise_insert after insert on public.project_attachments
  referencing new table as changed for each statement execute function private.revise_project_of_files();
create trigger project_attachments_revise_delete after delete on public.project_attachments
  referencing old table as changed for each statement execute function private.revise_project_of_files();

/* Refuses assignees who are not active staff. */
create function private.guard_assignee() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not exists (
      select from private.user_roles ur join public.profiles p on p.id = ur.user_id and p.status = 'active'
       where ur.user_id = new.user_id and ur.role in (select private.staff_roles())) then
      raise check_violation using message = 'assignee is not active staff', constraint = 'project_assignees_staff';
    end if;
    return new;
  end $$;
create trigger project_assignees_guard before insert on public.project_assignees for each row execute function private.guard_assignee();

/* Assigns a new project to the default assignee of its company, by nobody, while that person is active staff (R-858). */
create function private.assign_by_default() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    insert into public.project_assignees (project_id, user_id, assigned_by)
    select new.id, t.default_assignee, null from public.company_terms t join public.profiles p on p.id = t.default_assignee
     where t.company_id = new.company_id and p.status = 'active' and private.is_staff_user(p.id);
    return null;
  end $$;
create trigger projects_assign after insert on public.projects for each row
  when (new.company_id is not null) execute function private.assign_by_default();

-- Comments ----------------------------------------------------------------------------------------------------------

/* Numbers a comment under the row lock of its project, so a reader of one number has read all before it. */
create function private.number_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.projects set comment_seq = comment_seq + 1 where id = new.project_id returning comment_seq into new.seq;
    return new;
  end $$;
create trigger project_comments_number before insert on public.project_comments for each row execute function private.number_comment();

/* Sets edited_at when the body changes. */
create function private.mark_comment_edited() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.edited_at := now(); return new; end $$;
create trigger project_comments_edited before update of body on public.project_comments for each row
  when (new.body is distinct from old.body) execute function private.mark_comment_edited();

-- History -----------------------------------------------------------------------------------------------------------

/* Returns the first 200 characters of a value for the history. */
create function private.event_text(p_text text) returns text
  language sql immutable set search_path = ''
  as $$ select case when length(p_text) > 200 then left(p_text, 200) || '…' else p_text end $$;

/* Returns a column name as the API writes it: due_date becomes dueDate. */
create function private.camel_case(p_name text) returns text
  language sql immutable set search_path = ''
  as $$
    select string_agg(case when n = 1 then word else initcap(word) end, '' order by n)
      from unnest(string_to_array(p_name, '_')) with ordinality as part (word, n)
  $$;

/* Records a new project and each change of its fields, company, status and withdrawal. The fields are the columns that
   callers may update, so a new field needs no change here. */
create function private.record_project() returns trigger
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
      values (new.id, 'status', 'status', old.status, new.status, new.status_reason, auth.uid());
    end if;
    if (new.withdrawn_at is null) <> (old.withdrawn_at is null) then
      insert into public.project_events (project_id, kind, actor_id)
      values (new.id, case when new.withdrawn_at is null then 'reinstated' else 'withdrawn' end, auth.uid());
    end if;
    return null;
  end $$;
create trigger projects_record after insert or update on public.projects for each row execute function private.record_project();

/* Records assignments. */
create function private.record_project_assignee() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      -- Nobody assigned it when the company has a default assignee.
      insert into public.project_events (project_id, kind, field, to_text, actor_id, at)
      values (new.project_id, 'assigned', case when new.assigned_by is null and auth.uid() is not null then 'automatic' end, private.name_of(new.user_id),
        new.assigned_by, new.created_at);
    else
      -- A deleted project has no history: its row no longer exists here.
      insert into public.project_events (project_id, kind, from_text, actor_id)
      select p.id, 'unassigned', private.name_of(old.user_id), auth.uid() from public.projects p where p.id = old.project_id;
    end if;
    return null;
  end $$;
create trigger project_assignees_record after insert or delete on public.project_assignees
  for each row execute function private.record_project_assignee();

/* Records added, delivered and removed files; an undelivered deliverable only for those who work on the project. The history has
   no comments, and so none of their files. */
create function private.record_project_attachment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if 'comment' in (old.kind, new.kind) then return null; end if;
    if tg_op = 'INSERT' then
      insert into public.project_events (project_id, kind, field, to_text, is_internal, actor_id, at)
      values (new.project_id, 'attached', new.kind, private.event_text(new.name),
        new.kind = 'deliverable' and new.delivered_at is null, coalesce(auth.uid(), new.added_by), new.created_at);
    elsif tg_op = 'UPDATE' then
      insert into public.project_events (project_id, kind, field, to_text, actor_id)
      values (new.project_id, 'delivered', new.kind, private.event_text(new.name), auth.uid());
    else
      insert into public.project_events (project_id, kind, field, from_text, is_internal, actor_id)
      select p.id, 'detached', old.kind, private.event_text(old.name), old.kind = 'deliverable' and old.delivered_at is null, auth.uid()
        from public.projects p where p.id = old.project_id;
    end if;
    return null;
  end $$;
create trigger project_attachments_record after insert or delete on public.project_attachments
  for each row execute function private.record_project_attachment();
create trigger project_attachments_record_delivery after update of delivered_at on public.project_attachments for each row
  when (old.delivered_at is null and new.delivered_at is not null) execute function private.record_project_attachment();

/* Refuses changes of the history; only a deleted actor is set to null, and events are deleted only with their
   project. */
create function private.guard_project_events() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select from public.projects p where p.id = old.project_id) then
        raise insufficient_privilege using message = 'project history is immutable';
      end if;
      return old;
    end if;
    if to_jsonb(new) - 'actor_id' is distinct from to_jsonb(old) - 'actor_id' or new.actor_id is not null then
      raise insufficient_privilege using message = 'project history is immutable';
    end if;
    return new;
  end $$;
create trigger project_events_guard before update or delete on public.project_events
  for each row execute function private.guard_project_events();

-- Hints -------------------------------------------------------------------------------------------------------------

/* Sends a hint of a changed project to the pages that show it. */
create function private.hint_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform realtime.send(jsonb_build_object('id', new.id), 'project', 'project:' || new.id, true);
    return null;
  end $$;
create trigger projects_hint after update on public.projects for each row
  when (new.revision is distinct from old.revision) execute function private.hint_project();

/* Sends a hint of a changed comment to the pages that show its project. */
create function private.hint_project_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    c public.project_comments := case when tg_op = 'DELETE' then old else new end;
  begin
    perform realtime.send(jsonb_build_object('id', c.id, 'seq', c.seq), 'comment', 'project:' || c.project_id, true);
    return null;
  end $$;
create trigger project_comments_hint after insert or update or delete on public.project_comments
  for each row execute function private.hint_project_comment();

/* Sends the id and revision of a project to every list that shows it: all projects, its company, its client, its
   assignees. Topics of companies keep a change at a few messages instead of one per person. */
create function private.hint_project_lists(p public.projects) returns void
  language sql security definer set search_path = ''
  as $$
    select realtime.send(jsonb_build_object('id', p.id, 'seq', p.revision), 'project', t.topic, true) from (
      select 'projects:all' as topic
      union all select 'projects:company:' || p.company_id where p.company_id is not null
      union all select 'user:' || p.client_id where p.company_id is null and p.client_id is not null
      union all select 'user:' || a.user_id from public.project_assignees a join private.user_roles ur on ur.user_id = a.user_id
       where a.project_id = p.id and ur.role in (select private.staff_roles()) and not private.role_can(ur.role, 'read', 'all-projects')) t
  $$;

/* Sends the list hints of a changed project; a former company gets one too. */
create function private.hint_lists_of_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.hint_project_lists(new);
    if tg_op = 'UPDATE' and old.company_id is not null and new.company_id is distinct from old.company_id then
      perform realtime.send(jsonb_build_object('id', new.id, 'seq', new.revision), 'project', 'projects:company:' || old.company_id, true);
    end if;
    return null;
  end $$;
create trigger projects_hint_lists_new after insert on public.projects
  for each row execute function private.hint_lists_of_project();
create trigger projects_hint_lists after update on public.projects for each row
  when (new.revision is distinct from old.revision or new.comment_seq is distinct from old.comment_seq)
  execute function private.hint_lists_of_project();

/* Sends a hint to a person whose assignment was removed, and to all lists when a comment was deleted. */
create function private.hint_lists_of_loss() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_table_name = 'project_comments' then
      perform private.hint_project_lists(p) from public.projects p where p.id = old.project_id;
    else
      perform realtime.send(jsonb_build_object('id', p.id, 'seq', p.revision), 'project', 'user:' || old.user_id, true)
         from public.projects p where p.id = old.project_id;
    end if;
    return null;
  end $$;
create trigger project_comments_hint_lists after delete on public.project_comments
  for each row execute function private.hint_lists_of_loss();
create trigger project_assignees_hint_lists after delete on public.project_assignees
  for each row execute function private.hint_lists_of_loss();

-- Notifications -----------------------------------------------------------------------------------------------------

/* Returns whether a project is the request of all people of its company: no active one of them filed it, for example because staff
   did, and it has no contact (R-696). */
create function private.lacks_client(p_project uuid, p_client uuid, p_company uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select p_company is not null
      and not exists (select from public.profiles u where u.id = p_client and u.company_id = p_company and u.status = 'active')
      and not exists (select from public.project_people m where m.project_id = p_project and m.role = 'contact')
  $$;

/* Returns which of these people may read a project. */
create function private.readers_of(p_project uuid, p_people uuid[]) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select u.id from public.projects p
      join public.profiles u on u.id = any (p_people) and u.status = 'active'
      join private.user_roles ur on ur.user_id = u.id
     where p.id = p_project and private.is_readable_project(p, private.role_can(ur.role, 'read', 'projects'),
       private.role_can(ur.role, 'read', 'all-projects'), u.id, u.company_id,
       case when ur.role in (select private.staff_roles())
         and exists (select from public.project_assignees a where a.project_id = p.id and a.user_id = u.id) then array[p.id] end)
  $$;

/* Returns the participants who may still read a project: client, contacts, observers, assignees and commenters, and all people
   of its company when it is the request of them all. */
create function private.project_audience(p_project uuid) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select private.readers_of(p_project, array(
      select p.client_id from public.projects p where p.id = p_project
      union select a.user_id from public.project_assignees a where a.project_id = p_project
      union select c.author_id from public.project_comments c where c.project_id = p_project
      union select m.user_id from public.project_people m where m.project_id = p_project
      union select m.id from public.projects p join public.profiles m on m.company_id = p.company_id
       where p.id = p_project and private.lacks_client(p.id, p.client_id, p.company_id)))
  $$;

/* Returns all people who may read a project. */
create function private.project_readers(p_project uuid) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select private.readers_of(p_project, array(
      select p.client_id from public.projects p where p.id = p_project
      union select a.user_id from public.project_assignees a where a.project_id = p_project
      union select m.id from public.projects p join public.profiles m on m.company_id = p.company_id where p.id = p_project
      union select ur.user_id from private.user_roles ur
       where ur.role in (select r.name from public.roles r where private.role_can(r.name, 'read', 'all-projects'))))
  $$;

/* Returns the people whom a text about a project names after an @ and who may read the project (decision 0060). */
create function private.mentioned_in_project(p_project uuid, p_text text) returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if position('@' in p_text) = 0 then return; end if;
    return query select u.id from private.project_readers(p_project) reader join public.profiles u on u.id = reader
       where private.is_mentioned(p_text, u.full_name);
  end $$;

/* Returns the people whom the caller may mention in a comment of a project, by name: its readers, of those the caller sees. */
create function private.people_to_mention(p_project uuid, p_q text, p_limit integer)
  returns table (uid uuid, no integer, name text, email text, avatar text, role text, company text, presence text)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    pattern text := regexp_replace(private.fold(btrim(p_q)), '([\\%_])', '\\\1', 'g') || '%';
  begin
    if auth.uid() is null or not private.may_act_on(p_project, 'comment') then return; end if;
    return query
      select u.id, u.no, u.full_name, ''::text, u.avatar_path, ur.role, c.name, private.presence_of(u.presence, u.seen_at)
        from private.project_readers(p_project) reader
        join public.profiles u on u.id = reader join private.user_roles ur on ur.user_id = u.id
        left join public.companies c on c.id = u.company_id
       where u.id <> auth.uid() and private.may_write_to(u.id)
         and (private.fold(u.full_name) like pattern or private.fold(u.full_name) like '% ' || pattern)
       order by private.fold(u.full_name), u.no limit p_limit;
  end $$;
grant execute on function private.people_to_mention to authenticated;

/* Returns the payload that names a project and the acting person. */
create function private.about_project(p_project uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('projectId', p.id, 'title', p.title, 'actor', private.name_of(auth.uid())))
      from public.projects p where p.id = p_project
  $$;

/* Notifies those who assign projects of a new one, and the participants of a new status; seeds and jobs send no
   notification. */
create function private.notify_of_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    about jsonb := jsonb_build_object('projectId', new.id, 'title', new.title, 'actor', private.name_of(auth.uid()));
  begin
    -- A correction has a notification of its own.
    if auth.uid() is null or (old.status = 'delivered' and private.is_in_correction(new.id)) then return null; end if;
    if tg_op = 'INSERT' then
      perform private.notify(ur.user_id, 'project_received', about) from private.user_roles ur
       where ur.role in (select r.name from public.roles r
         where private.role_can(r.name, 'update', 'assignments') and private.role_can(r.name, 'read', 'all-projects'));
    else
      perform private.notify(a, 'project_status', about || jsonb_build_object('status', new.status))
         from private.project_audience(new.id) a;
    end if;
    return null;
  end $$;
create trigger projects_notify after insert on public.projects for each row execute function private.notify_of_project();
create trigger projects_notify_status after update of status on public.projects for each row
  when (new.status is distinct from old.status) execute function private.notify_of_project();

/* Returns the payload of a notification of these assigned projects: one is named, several are listed by their ids. */
create function private.about_assignments(p_payload jsonb, p_projects uuid[]) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select p_payload - '{projectId,title,projectIds}'::text[] || case when cardinality(p_projects) > 1
      then jsonb_build_object('projectIds', p_projects)
      else jsonb_build_object('projectId', p_projects[1], 'title', coalesce((select p.title from public.projects p where p.id = p_projects[1]), '')) end
  $$;

/* Returns the projects that a notification of assignments is about. */
create function private.assigned_in(p_payload jsonb) returns uuid[]
  language sql immutable set search_path = ''
  as $$
    select array(select id::uuid from jsonb_array_elements_text(coalesce(p_payload -> 'projectIds', jsonb_build_array(p_payload -> 'projectId'))) id)
  $$;

/* Returns number, title and due date of those projects of a notification that are assigned to a person now, at most ten,
   by due date (R-957). */
create function private.mail_projects(p_user uuid, p_payload jsonb) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(t.about order by t.due_date, t.no), '[]') from (
      select p.due_date, p.no, jsonb_build_object('id', p.id, 'no', p.no, 'title', p.title, 'dueDate', p.due_date) as about
        from public.projects p join public.project_assignees a on a.project_id = p.id and a.user_id = p_user
       where p_payload ? 'projectIds' and p.id = any (private.assigned_in(p_payload))
       order by p.due_date, p.no limit 10) t
  $$;
revoke execute on function private.mail_projects from public;

/* Notifies a person of a new assignment. Several in one transaction are one notification and one mail (R-986,
   decision 0079). */
create function private.notify_of_assignment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_joined boolean;
  begin
    if auth.uid() is null then return null; end if;
    -- An undo assigns former people again, of whom those who have read of it are not notified twice.
    if exists (select from public.project_events e where e.project_id = new.project_id and e.kind = 'unassigned'
          and e.actor_id = auth.uid() and e.from_text = private.name_of(new.user_id) and e.at > now() - interval '1 minute')
      and exists (select from public.notifications n where n.user_id = new.user_id and n.kind = 'project_assigned'
          and n.read_at is not null and new.project_id = any (private.assigned_in(n.payload))) then return null; end if;
    -- Where the bell does not show them, only the mail is there to join, and the other way round.
    with noted as (
      update public.notifications n set payload = private.about_assignments(n.payload, private.assigned_in(n.payload) || new.project_id)
       where n.user_id = new.user_id and n.read_at is null and n.kind = 'project_assigned' and n.created_at = now() returning 1
    ), mailed as (
      update private.mail_outbox o set payload = private.about_assignments(o.payload, private.assigned_in(o.payload) || new.project_id),
          thread = case when o.thread = 'daily' then o.thread else o.kind end
       where o.user_id = new.user_id and o.kind = 'project_assigned' and o.created_at = now() returning 1
    )
    select exists (select from noted) or exists (select from mailed) into is_joined;
    if is_joined then return null; end if;
    perform private.notify(new.user_id, 'project_assigned', jsonb_strip_nulls(jsonb_build_object('projectId', p.id, 'title', p.title,
        'actor', private.name_of(new.assigned_by))))
       from public.projects p where p.id = new.project_id;
    return null;
  end $$;
create trigger project_assignees_notify after insert on public.project_assignees for each row execute function private.notify_of_assignment();

/* Takes a removed assignment out of the unread notification and of the mail that waits; the last one deletes them (R-987). */
create function private.forget_assignment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    n public.notifications;
  begin
    update private.mail_outbox o set payload = private.about_assignments(o.payload, array_remove(private.assigned_in(o.payload), old.project_id))
     where o.user_id = old.user_id and o.kind = 'project_assigned' and o.payload -> 'projectIds' ? old.project_id::text;
    if not found then
      delete from private.mail_outbox o
       where o.user_id = old.user_id and o.kind = 'project_assigned' and o.payload ->> 'projectId' = old.project_id::text;
    end if;
    for n in select m.* from public.notifications m
       where m.user_id = old.user_id and m.read_at is null and m.kind = 'project_assigned' and old.project_id = any (private.assigned_in(m.payload)) loop
      if n.payload ? 'projectIds' then
        update public.notifications m set payload = private.about_assignments(m.payload, array_remove(private.assigned_in(m.payload), old.project_id))
         where m.id = n.id;
      else
        delete from public.notifications m where m.id = n.id;
      end if;
      perform realtime.send(jsonb_build_object('id', n.id, 'seq', n.seq), 'notification', 'user:' || n.user_id, true);
    end loop;
    return null;
  end $$;
create trigger project_assignees_forget after delete on public.project_assignees for each row execute function private.forget_assignment();

/* Notifies the participants of a new comment or question, and the mentioned people of their mention instead; a participant who
   is asked keeps the question. */
create function private.notify_of_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    about jsonb := private.about_project(new.project_id);
    audience uuid[] := array(select private.project_audience(new.project_id));
    mentioned uuid[] := array(select private.mentioned_in_project(new.project_id, new.body));
  begin
    if auth.uid() is null then return null; end if;
    perform private.notify(a, case when new.is_question then 'project_question' else 'project_comment' end, about)
       from unnest(audience) a where new.is_question or a <> all (mentioned);
    perform private.notify(m, 'mentioned', about) from unnest(mentioned) m where not new.is_question or m <> all (audience);
    return null;
  end $$;
create trigger project_comments_notify after insert on public.project_comments for each row execute function private.notify_of_comment();

/* Notifies the people whom a changed comment mentions and did not before. */
create function private.notify_of_mention() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform private.notify(m, 'mentioned', private.about_project(new.project_id))
       from (select private.mentioned_in_project(new.project_id, new.body)
             except select private.mentioned_in_project(new.project_id, old.body)) added (m);
    return null;
  end $$;
create trigger project_comments_notify_mention after update of body on public.project_comments for each row
  when (new.body is distinct from old.body) execute function private.notify_of_mention();

/* Notifies a person of a change of a project and replaces an unread notification of the same kind and project. */
create function private.notify_of_change(p_user uuid, p_kind text, p_about jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify_again(p_user, p_kind, p_about, 'projectId');
  end $$;

/* Notifies the participants of a new due date. */
create function private.notify_of_due_date() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform private.notify_of_change(a, 'project_due_date',
        private.about_project(new.id) || jsonb_build_object('dueDate', new.due_date))
       from private.project_audience(new.id) a;
    return null;
  end $$;
create trigger projects_notify_due_date after update of due_date on public.projects for each row
  when (new.due_date is distinct from old.due_date) execute function private.notify_of_due_date();

/* Notifies those who assign projects and the assigned staff of a withdrawal; reinstating deletes the unread
   notifications. */
create function private.notify_of_withdrawal() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    if new.withdrawn_at is null then
      delete from public.notifications n where n.kind = 'project_withdrawn' and n.read_at is null
        and n.payload ->> 'projectId' = new.id::text;
      return null;
    end if;
    perform private.notify_of_change(recipient.id, 'project_withdrawn', private.about_project(new.id)) from (
      select ur.user_id as id from private.user_roles ur
       where ur.role in (select r.name from public.roles r
         where private.role_can(r.name, 'update', 'assignments') and private.role_can(r.name, 'read', 'all-projects'))
      union
      select ur.user_id from private.user_roles ur
       where ur.user_id in (select private.project_audience(new.id)) and ur.role in (select private.staff_roles())) recipient;
    return null;
  end $$;
create trigger projects_notify_withdrawal after update of withdrawn_at on public.projects for each row
  when ((new.withdrawn_at is null) <> (old.withdrawn_at is null)) execute function private.notify_of_withdrawal();
