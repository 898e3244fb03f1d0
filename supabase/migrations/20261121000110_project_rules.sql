-- Rules of requests that hold whoever writes: dates, the way of the status, assignment, history, hints, notifications.

/* What the browser may not decide about a new request. `quillport.company` names the company it is filed for. */
create function private.file_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    on_behalf_of uuid := nullif(current_setting('quillport.company', true), '')::uuid;
  begin
    if auth.uid() is null then return new; end if;
    new.company_id := private.my_company();
    if on_behalf_of is not null and on_behalf_of is distinct from new.company_id then
      if not private.can('read', 'all-projects') then
        raise insufficient_privilege using message = 'only the agency may file for a company';
      end if;
      new.company_id := on_behalf_of;
    end if;
    if abs(new.date_requested - (now() at time zone 'utc')::date) > 1 then
      raise check_violation using message = 'the day is not today anywhere', constraint = 'projects_date_requested';
    end if;
    return new;
  end $$;
create trigger projects_file before insert on public.projects for each row execute function private.file_project();

/* A new due date is today or later, wherever on earth today is. */
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

/* One step at a time; back only with a reason and by whoever may take back; a withdrawn request stands still. */
create function private.guard_project_status() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    way constant text[] := array['received', 'in_progress', 'delivered'];
    step integer := array_position(way, new.status) - array_position(way, old.status);
  begin
    if auth.uid() is not null and (not (private.project_rights_of(old.id)).works
      or (step < 0 and not private.can('update', 'delivered-projects'))) then
      raise insufficient_privilege using message = 'this status is not yours to give';
    end if;
    if abs(step) <> 1 or old.withdrawn_at is not null or new.withdrawn_at is not null then
      raise object_not_in_prerequisite_state using message = 'this step cannot be taken';
    end if;
    if step < 0 and coalesce(btrim(current_setting('quillport.reason', true)), '') = '' then
      raise check_violation using message = 'a step back needs a reason', constraint = 'projects_reason';
    end if;
    new.status_at := now();
    return new;
  end $$;
create trigger projects_status before update of status on public.projects for each row
  when (new.status is distinct from old.status) execute function private.guard_project_status();

/* Every change of what a request says raises its revision. */
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

/* A change of what hangs on a request is one of the request. */
create function private.revise_project_of() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.projects p set revision = p.revision + 1, updated_at = now(),
      assignee_count = (select count(*) from public.project_assignees a where a.project_id = p.id)
     where p.id in (select c.project_id from changed c);
    return null;
  end $$;
create trigger project_assignees_revise_insert after insert on public.project_assignees
  referencing new table as changed for each statement execute function private.revise_project_of();
create trigger project_assignees_revise_delete after delete on public.project_assignees
  referencing old table as changed for each statement execute function private.revise_project_of();
create trigger project_attachments_revise_insert after insert on public.project_attachments
  referencing new table as changed for each statement execute function private.revise_project_of();
create trigger project_attachments_revise_delete after delete on public.project_attachments
  referencing old table as changed for each statement execute function private.revise_project_of();

/* Only active people of the agency are given work. */
create function private.guard_assignee() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not exists (
      select from private.user_roles ur join public.profiles p on p.id = ur.user_id and p.status = 'active'
       where ur.user_id = new.user_id and ur.role in (select private.staff_roles())) then
      raise check_violation using message = 'not somebody of the agency', constraint = 'project_assignees_staff';
    end if;
    return new;
  end $$;
create trigger project_assignees_guard before insert on public.project_assignees for each row execute function private.guard_assignee();

-- History ----------------------------------------------------------------------------------------------------------

/* A value as the history shows it: its beginning. */
create function private.event_text(p_text text) returns text
  language sql immutable set search_path = ''
  as $$ select case when length(p_text) > 200 then left(p_text, 200) || '…' else p_text end $$;
revoke execute on function private.event_text from public;

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
    select new.id, 'changed', f.field, private.event_text(was.value), private.event_text(is_now.value), auth.uid()
      from (values (1, 'title', 'title'), (2, 'property', 'property'), (3, 'service_type', 'serviceType'),
          (4, 'time_preference', 'timePreference'), (5, 'due_date', 'dueDate'),
          (6, 'latest_completion_date', 'latestCompletionDate'), (7, 'description', 'description'),
          (8, 'service_description', 'serviceDescription'), (9, 'contact_email', 'contactEmail')) as f (n, name, field)
      join jsonb_each_text(to_jsonb(old)) was on was.key = f.name
      join jsonb_each_text(to_jsonb(new)) is_now on is_now.key = f.name
     where was.value is distinct from is_now.value order by f.n;
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
create trigger projects_record after insert or update on public.projects for each row execute function private.record_project();

create function private.record_project_assignee() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into public.project_events (project_id, kind, to_text, actor_id, at)
      values (new.project_id, 'assigned', private.name_of(new.user_id), coalesce(auth.uid(), new.assigned_by), new.created_at);
    else
      -- Nothing is recorded of a request that goes with its rows.
      insert into public.project_events (project_id, kind, from_text, actor_id)
      select p.id, 'unassigned', private.name_of(old.user_id), auth.uid() from public.projects p where p.id = old.project_id;
    end if;
    return null;
  end $$;
create trigger project_assignees_record after insert or delete on public.project_assignees
  for each row execute function private.record_project_assignee();

create function private.record_project_attachment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into public.project_events (project_id, kind, field, to_text, actor_id, at)
      values (new.project_id, 'attached', new.kind, private.event_text(new.name), coalesce(auth.uid(), new.added_by), new.created_at);
    else
      insert into public.project_events (project_id, kind, field, from_text, actor_id)
      select p.id, 'detached', old.kind, private.event_text(old.name), auth.uid() from public.projects p where p.id = old.project_id;
    end if;
    return null;
  end $$;
create trigger project_attachments_record after insert or delete on public.project_attachments
  for each row execute function private.record_project_attachment();

/* What happened stays as it was: only an actor who is erased is forgotten, and only with its request an event goes. */
create function private.guard_project_events() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select from public.projects p where p.id = old.project_id) then
        raise insufficient_privilege using message = 'history is not rewritten';
      end if;
      return old;
    end if;
    if to_jsonb(new) - 'actor_id' is distinct from to_jsonb(old) - 'actor_id' or new.actor_id is not null then
      raise insufficient_privilege using message = 'history is not rewritten';
    end if;
    return new;
  end $$;
create trigger project_events_guard before update or delete on public.project_events
  for each row execute function private.guard_project_events();

-- What people do with a request beside writing to it ---------------------------------------------------------------

/* Takes a request a step further, or back with a reason. False: it has changed since that revision. Raises
   no_data_found where the caller may not read it. */
create function private.set_project_status(p_project uuid, p_revision integer, p_status text, p_reason text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    p public.projects;
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.works then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p.status = p_status then raise object_not_in_prerequisite_state; end if;
    perform set_config('quillport.reason', coalesce(p_reason, ''), true);
    update public.projects set status = p_status where id = p_project;
    perform set_config('quillport.reason', '', true);
    return true;
  end $$;

/* Withdraws a request nobody has begun, or takes that back. False: it has changed since that revision. */
create function private.withdraw_project(p_project uuid, p_revision integer, p_withdrawn boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    r private.project_rights := private.project_rights_of(p_project);
    p public.projects;
  begin
    if auth.uid() is null or not r.reads then raise no_data_found; end if;
    if not r.files then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p.status <> 'received' or (p.withdrawn_at is not null) = p_withdrawn then raise object_not_in_prerequisite_state; end if;
    update public.projects set withdrawn_at = case when p_withdrawn then now() end where id = p_project;
    return true;
  end $$;

/* Gives a request to these people and nobody else. False: it has changed since that revision. */
create function private.assign_project(p_project uuid, p_revision integer, p_users uuid[]) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects;
  begin
    if not private.may_read_project(p_project) then raise no_data_found; end if;
    if not private.can('update', 'assignments') then raise insufficient_privilege; end if;
    select * into p from public.projects where id = p_project for update;
    if p.revision <> p_revision then return false; end if;
    if p.withdrawn_at is not null then raise object_not_in_prerequisite_state; end if;
    delete from public.project_assignees a where a.project_id = p_project and a.user_id <> all (p_users);
    -- Only who is new: the rule about whom work is given to is not asked again of those who have it.
    insert into public.project_assignees (project_id, user_id)
    select p_project, u from (select distinct unnest(p_users) as u) wanted
     where not exists (select from public.project_assignees a where a.project_id = p_project and a.user_id = u);
    return true;
  end $$;

/* Notes that the caller has looked at a request and all that was said about it. */
create function private.see_project(p_project uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.may_read_project(p_project) then raise no_data_found; end if;
    insert into public.project_seen (project_id, user_id, comment_seq)
    select p.id, auth.uid(), p.comment_seq from public.projects p where p.id = p_project
    on conflict (project_id, user_id) do update set seen_at = now(), comment_seq = excluded.comment_seq;
  end $$;
revoke execute on function private.set_project_status, private.withdraw_project, private.assign_project, private.see_project from public;
grant execute on function private.set_project_status, private.withdraw_project, private.assign_project, private.see_project to authenticated;

/* The name of a request's company for whoever may read the request: not all of them may list companies. */
create function private.company_of_project(p_project uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not private.may_read_project(p_project) then return null; end if;
    return (select c.name from public.projects p join public.companies c on c.id = p.company_id where p.id = p_project);
  end $$;
revoke execute on function private.company_of_project from public;
grant execute on function private.company_of_project to authenticated;

-- Comments ---------------------------------------------------------------------------------------------------------

/* Numbers a comment under the lock of its request, so that who has read up to a number has read all before it. */
create function private.number_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.projects set comment_seq = comment_seq + 1 where id = new.project_id returning comment_seq into new.seq;
    return new;
  end $$;
create trigger project_comments_number before insert on public.project_comments for each row execute function private.number_comment();

create function private.mark_comment_edited() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.edited_at := now(); return new; end $$;
create trigger project_comments_edited before update of body on public.project_comments for each row
  when (new.body is distinct from old.body) execute function private.mark_comment_edited();

-- Hints and notifications ------------------------------------------------------------------------------------------

create function private.hint_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform realtime.send(jsonb_build_object('id', new.id), 'project', 'project:' || new.id, true);
    return null;
  end $$;
create trigger projects_hint after update on public.projects for each row
  when (new.revision is distinct from old.revision) execute function private.hint_project();

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

/* What private.can says, of a role. */
create function private.role_can(p_role text, p_action text, p_subject text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select not ra.inverted from public.role_abilities ra
      where ra.role = p_role and ra.action in ('manage', p_action) and ra.subject in ('all', p_subject)
        and ra.conditions is null and ra.fields is null order by ra.id desc limit 1), false)
  $$;

/* Who takes part in a request and may still read it: its client, those it is given to, and who has commented. */
create function private.project_audience(p_project uuid) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select u.id from public.projects p
      cross join lateral (
        select p.client_id as id, false as is_assigned
        union all select a.user_id, true from public.project_assignees a where a.project_id = p.id
        union all select c.author_id, false from public.project_comments c where c.project_id = p.id) taking
      join public.profiles u on u.id = taking.id and u.status = 'active'
      join private.user_roles ur on ur.user_id = u.id
     where p.id = p_project and private.role_can(ur.role, 'read', 'projects')
       and (private.role_can(ur.role, 'read', 'all-projects') or u.company_id = p.company_id
         or (u.id = p.client_id and p.company_id is null)
         or (taking.is_assigned and ur.role in (select private.staff_roles())))
     group by u.id
  $$;
revoke execute on function private.role_can, private.project_audience from public;

create function private.notify_of_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    about jsonb := jsonb_build_object('projectId', new.id, 'title', new.title, 'actor', private.name_of(auth.uid()));
  begin
    -- What is laid out by the place itself (seed, upkeep) is no news.
    if auth.uid() is null then return null; end if;
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

create function private.notify_of_assignment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform private.notify(new.user_id, 'project_assigned', jsonb_build_object('projectId', p.id, 'title', p.title, 'actor', private.name_of(auth.uid())))
       from public.projects p where p.id = new.project_id;
    return null;
  end $$;
create trigger project_assignees_notify after insert on public.project_assignees for each row execute function private.notify_of_assignment();

create function private.notify_of_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform private.notify(a, 'project_comment', jsonb_build_object('projectId', p.id, 'title', p.title, 'actor', private.name_of(auth.uid())))
       from public.projects p, private.project_audience(new.project_id) a where p.id = new.project_id;
    return null;
  end $$;
create trigger project_comments_notify after insert on public.project_comments for each row execute function private.notify_of_comment();
