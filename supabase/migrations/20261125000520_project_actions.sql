-- Actions on projects: status, withdrawal, assignment, delivery, chapters, and the searches of their lists.
-- Functions that take a revision return false when the project has changed since, and raise no_data_found when the
-- caller may not read the project.

/* Moves a project one step forward, or back with a reason; private.deliver_project delivers. */
create function private.set_project_status(p_project uuid, p_revision integer, p_status text, p_reason text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    way constant text[] := array['received', 'in_progress', 'delivered'];
    p public.projects := private.lock_project(p_project, (select case when array_position(way, p_status) < array_position(way, e.status)
      then 'reopen' else 'start' end from public.projects e where e.id = p_project), p_revision);
  begin
    if p.id is null then return false; end if;
    if p_status in ('delivered', p.status) then raise object_not_in_prerequisite_state; end if;
    delete from private.pending_deliveries d where d.project_id = p_project;
    update public.projects set status = p_status, status_reason = left(nullif(btrim(p_reason), ''), 1000) where id = p_project;
    return true;
  end $$;
grant execute on function private.set_project_status to authenticated;

/* Withdraws a received project or reinstates it. */
create function private.withdraw_project(p_project uuid, p_revision integer, p_withdrawn boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, case when p_withdrawn then 'withdraw' else 'reinstate' end, p_revision);
  begin
    if p.id is null then return false; end if;
    -- A request that was cancelled while work went on is reinstated in its status.
    update public.projects set withdrawn_at = case when p_withdrawn then now() end where id = p_project;
    return true;
  end $$;
grant execute on function private.withdraw_project to authenticated;

/* Assigns a project to exactly these people. */
create function private.assign_project(p_project uuid, p_revision integer, p_users uuid[]) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, 'assign', p_revision);
  begin
    if p.id is null then return false; end if;
    delete from public.project_assignees a where a.project_id = p_project and a.user_id <> all (p_users);
    -- Only new assignees are inserted, so the guard does not check earlier ones again.
    insert into public.project_assignees (project_id, user_id)
    select p_project, u from (select distinct unnest(p_users) as u) wanted
     where not exists (select from public.project_assignees a where a.project_id = p_project and a.user_id = u);
    return true;
  end $$;
grant execute on function private.assign_project to authenticated;

/* Returns the people who handle projects for the agency, to staff who read all projects (R-893). */
create function private.project_handlers() returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  begin
    if auth.uid() is null or not private.is_staff() or not private.can('read', 'all-projects') then return; end if;
    return query select u.id from private.user_roles ur join public.profiles u on u.id = ur.user_id and u.status = 'active'
       where ur.role in (select r.name from public.roles r
         where private.role_can(r.name, 'update', 'projects') and r.name in (select private.staff_roles()));
  end $$;
grant execute on function private.project_handlers to authenticated;

/* Returns the open projects and their words by due date: of each person, and of those with and without an assignee; to staff who
   read all projects (R-893). The caller is checked once, because policies would look up the project of each file and assignee. */
create function private.workload_days() returns table (of text, user_id uuid, due_date date, open bigint, words numeric)
  language plpgsql stable security definer set search_path = '' rows 2000
  as $$
  begin
    if auth.uid() is null or not private.is_staff() or not private.can('read', 'all-projects') then return; end if;
    return query
      with open as materialized (
        select p.id, p.assignee_count, p.due_date, greatest(cardinality(p.target_languages), 1) * coalesce(sum(f.word_count), 0) as words
          from private.readable_projects p
          left join public.project_attachments f on f.project_id = p.id and f.kind in ('source', 'chapter')
         where p.status <> 'delivered' and p.withdrawn_at is null
         group by p.id, p.assignee_count, p.due_date, p.target_languages
      )
      select 'person', a.user_id, o.due_date, count(*), sum(o.words)
        from open o join public.project_assignees a on a.project_id = o.id group by a.user_id, o.due_date
      union all
      select case when o.assignee_count = 0 then 'unassigned' else 'assigned' end, null, o.due_date, count(*), sum(o.words)
        from open o group by 1, o.due_date;
  end $$;
grant execute on function private.workload_days to authenticated;

/* Returns the company name of a project to its readers, of whom not all may list companies. */
create function private.company_of_project(p_project uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not private.may_read_project(p_project) then return null; end if;
    return (select c.name from public.projects p join public.companies c on c.id = p.company_id where p.id = p_project);
  end $$;
grant execute on function private.company_of_project to authenticated;

-- Deliveries --------------------------------------------------------------------------------------------------------
-- A delivery takes effect after private.undo_time() (decision 0026). Until then the project keeps its status, the
-- client sees nothing of the delivery, and those who work on the project can undo it.

/* Schedules the delivery of a project with these deliverables and a note to the client; a delivered project can be
   given more deliverables. It contains the named target languages and those of its files; without any, all that are not accepted. */
create function private.deliver_project(p_project uuid, p_revision integer, p_attachments uuid[], p_note text, p_targets text[] default '{}')
  returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, (select case e.status when 'delivered' then 'deliverMore' else 'deliver' end
      from public.projects e where e.id = p_project), p_revision);
    targets text[];
  begin
    if p.id is null then return false; end if;
    if exists (select from unnest(p_attachments) as chosen (id) where not exists (
        select from public.project_attachments a where a.project_id = p_project and a.id = chosen.id and a.kind = 'deliverable')) then
      raise check_violation using message = 'no such deliverable', constraint = 'project_deliveries_attachment';
    end if;
    if not p_targets <@ p.target_languages then
      raise check_violation using message = 'no such target language', constraint = 'project_deliveries_target';
    end if;
    targets := array(select a.target_language from public.project_attachments a
       where a.project_id = p_project and a.id = any (p_attachments) and a.target_language is not null) || p_targets;
    if targets = '{}' then
      targets := array(select t.language from public.project_targets t where t.project_id = p_project and t.state <> 'accepted');
    end if;
    insert into private.pending_deliveries (project_id, delivered_by, attachment_ids, note, target_languages)
    values (p_project, auth.uid(), p_attachments, btrim(p_note),
      array(select wanted.language from unnest(p.target_languages) with ordinality as wanted (language, at)
         where wanted.language = any (targets) order by wanted.at));
    perform private.hint_project_work(p_project);
    return true;
  end $$;
grant execute on function private.deliver_project to authenticated;

/* Undoes a delivery that has not taken effect; raises object_not_in_prerequisite_state when there is none. */
create function private.undo_delivery(p_project uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Locks the project first, as finish_deliveries does, so the two cannot deadlock.
    perform private.lock_project(p_project, 'undoDelivery');
    delete from private.pending_deliveries d where d.project_id = p_project;
    perform private.hint_project_work(p_project);
  end $$;
grant execute on function private.undo_delivery to authenticated;

/* Records a due delivery, one row for each of its target languages, and makes its deliverables visible to the client, with one notification; returns false when the
   project has changed since. The caller has locked the project. */
create function private.complete_delivery(d private.pending_deliveries) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was text;
    targets text[] := array(select t.language from public.project_targets t
       where t.project_id = d.project_id and t.language = any (d.target_languages) order by array_position(d.target_languages, t.language));
    target text;
  begin
    if not private.works_on_project(d.project_id) then raise insufficient_privilege; end if;
    select p.status into was from public.projects p where p.id = d.project_id and p.withdrawn_at is null;
    if was is null or was = 'received' then return false; end if;
    -- Before the status, from which private.set_turn looks for an open delivery.
    foreach target in array case when targets = '{}' then array[null::text] else targets end loop
      -- The client decides about the newest delivery of a language.
      update public.project_deliveries e set state = 'replaced'
       where e.project_id = d.project_id and e.state = 'open' and e.target_language = target;
      insert into public.project_deliveries (project_id, no, note, target_language, attachment_ids, delivered_by)
      values (d.project_id, (select coalesce(max(e.no), 0) + 1 from public.project_deliveries e where e.project_id = d.project_id), d.note, target,
        array(select a.id from public.project_attachments a
           where a.project_id = d.project_id and a.id = any (d.attachment_ids) and a.kind = 'deliverable'
             and (target is null or a.target_language is null or a.target_language = target) order by a.created_at, a.name, a.id),
        d.delivered_by);
    end loop;
    update public.projects set status = 'delivered', status_reason = null where id = d.project_id and status = 'in_progress';
    update public.project_attachments a set delivered_at = now()
     where a.project_id = d.project_id and a.id = any (d.attachment_ids) and a.kind = 'deliverable';
    if was = 'delivered' then
      perform private.touch_project(d.project_id);
      perform private.notify_of_change(a, 'project_file', private.about_project(d.project_id) || private.about_languages(targets))
         from private.project_audience(d.project_id) a;
    end if;
    return true;
  end $$;

/* Completes due deliveries as the person who requested them; drops one whose project changed or whose person lost the
   right. Returns their number. */
create function private.finish_deliveries() returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    caller constant text := coalesce(current_setting('request.jwt.claims', true), '');
    waiting record;
    d private.pending_deliveries;
    done integer := 0;
  begin
    for waiting in select w.project_id from private.pending_deliveries w where w.due_at <= clock_timestamp() order by w.due_at loop
      perform from public.projects where id = waiting.project_id for update skip locked;
      continue when not found;
      delete from private.pending_deliveries w
       where w.project_id = waiting.project_id and w.due_at <= clock_timestamp() returning w.* into d;
      continue when d.project_id is null;
      perform set_config('request.jwt.claims', json_build_object('sub', d.delivered_by, 'role', 'authenticated')::text, true);
      begin
        done := done + private.complete_delivery(d)::integer;
      exception when insufficient_privilege then
        raise warning 'delivery of % dropped: % may no longer deliver it', d.project_id, d.delivered_by;
      end;
      perform private.hint_project_work(d.project_id);
    end loop;
    perform set_config('request.jwt.claims', caller, true);
    return done;
  end $$;

/* Returns the pending delivery of a project to those who work on it, null to all others. */
create function private.pending_delivery_of(p_project uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not private.works_on_project(p_project) then return null; end if;
    return (select jsonb_build_object('by', coalesce(private.name_of(d.delivered_by), ''),
        'dueAt', d.due_at, 'note', d.note)
      from private.pending_deliveries d where d.project_id = p_project);
  end $$;
grant execute on function private.pending_delivery_of to authenticated;

-- Chapters ----------------------------------------------------------------------------------------------------------

/* Attaches chapters of the caller's own manuscript to a project, each item with its descendants as one text, and with
   its footnotes, but without its comments. Leaves
   out items in the trash or excluded from compile, and attaches the same text only once. Raises no_data_found for a
   project the caller may not read, insufficient_privilege for one it may not attach to, invalid_parameter_value for a
   foreign manuscript or item. */
create function private.freeze_chapters(p_project uuid, p_manuscript uuid, p_items uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    frozen record;
    attachment uuid;
  begin
    perform private.lock_project(p_project, 'attach');
    if not private.owns_manuscript(p_manuscript) or not private.can('read', 'manuscripts') or exists (
      select from unnest(p_items) as wanted (id) where not exists (
        select from public.manuscript_items i where i.manuscript_id = p_manuscript and i.id = wanted.id and not i.in_trash)) then
      raise invalid_parameter_value using message = 'there is no such chapter';
    end if;
    for frozen in
      with recursive ranked as (
        select i.id, i.parent_id, i.include_in_compile, row_number() over (partition by i.parent_id order by i.position, i.id)::integer as at
          from public.manuscript_items i where i.manuscript_id = p_manuscript and not i.in_trash
           and i.id is distinct from (select m.templates_folder_id from public.manuscripts m where m.id = p_manuscript)
      ), tree as (
        select k.id, array[k.at] as path, case when k.id = any (p_items) then k.id end as chosen, 0 as depth
          from ranked k where k.parent_id is null or not exists (select from ranked up where up.id = k.parent_id)
        union all
        select k.id, t.path || k.at, coalesce(t.chosen, case when k.id = any (p_items) then k.id end),
            case when t.chosen is null then 0 else t.depth + 1 end
          from tree t join ranked k on k.parent_id = t.id
         where t.chosen is null or k.include_in_compile or k.id = any (p_items)
      ), part as (
        select t.id, t.chosen, t.path, t.depth, i.title, i.text, i.word_count,
            coalesce(i.language, (select m.language from public.manuscripts m where m.id = p_manuscript)) as language,
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
             where q.chosen = p.chosen)) as content,
          (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body) order by q.path, n.created_at, n.id), '[]')
             from part q join public.item_comments n on n.manuscript_id = p_manuscript and n.item_id = q.id and n.kind = 'footnote'
            where q.chosen = p.chosen) as footnotes,
          (array_agg(p.language order by p.text = '', p.path))[1] as language,
          case when count(distinct p.language) = 1 then '[]'
            else jsonb_agg(jsonb_build_object('blocks', jsonb_array_length(p.nodes), 'language', p.language) order by p.path) end as languages
        from part p group by p.chosen order by min(p.path)
    loop
      if length(coalesce(frozen.text, '')) + length(frozen.footnotes::text) > 5000000 then raise program_limit_exceeded; end if;
      continue when exists (
        select from public.project_chapters c where c.project_id = p_project and c.item_id = frozen.item_id
          and c.title = frozen.title and c.text = coalesce(frozen.text, '') and c.footnotes = frozen.footnotes);
      insert into public.project_attachments (project_id, kind, name, mime, size, word_count)
      values (p_project, 'chapter', private.clean_name(left(coalesce(nullif(btrim(frozen.title), ''), 'Untitled'), 250) || '.txt'), 'text/plain',
        octet_length(coalesce(frozen.text, '')), frozen.words)
      returning id into attachment;
      insert into public.project_chapters (project_id, attachment_id, manuscript_id, item_id, title, text, content, footnotes, language, languages)
      values (p_project, attachment, p_manuscript, frozen.item_id, frozen.title, coalesce(frozen.text, ''), frozen.content,
        frozen.footnotes, frozen.language, frozen.languages);
    end loop;
  end $$;
grant execute on function private.freeze_chapters to authenticated;

-- Lists -------------------------------------------------------------------------------------------------------------

/* Returns the readable projects whose text, number, client, company or assignee matches the typed words; #11 finds the
   project of this number only (R-523). A separate function, because row-level security keeps the list's own statement from the search index. */
create function private.find_projects(p_typed text) returns setof uuid
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' rows 200
  as $$
  declare
    typed text := private.fold(btrim(p_typed));
    pattern text := case when typed !~ '^#[0-9]{1,9}$' then '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%' end;
    number integer := case when typed ~ '^#?[0-9]{1,9}$' then ltrim(typed, '#')::integer end;
    me uuid := auth.uid();
    company uuid;
    assigned uuid[];
  begin
    if private.can('read', 'all-projects') then
      return query
        select p.id from private.readable_projects p
         where p.words like pattern
        union select p.id from private.readable_projects p where p.no = number
        union select p.id from private.readable_projects p join public.profiles u on u.id = p.client_id where private.fold(u.full_name) like pattern
        union select p.id from private.readable_projects p join public.companies c on c.id = p.company_id where private.fold(c.name) like pattern
        union select p.id from public.profiles u join public.project_assignees a on a.user_id = u.id
          join private.readable_projects p on p.id = a.project_id where private.fold(u.full_name) like pattern;
      return;
    end if;
    company := private.my_company();
    assigned := array(select private.my_assigned_projects());
    return query
      with mine as materialized (
        -- The view decides; these conditions only let the planner use the indexes of company, client and id.
        select p.id, p.no, p.client_id, p.company_id, p.words like pattern as is_hit from private.readable_projects p
         where p.company_id = company or p.client_id = me or p.id = any (assigned)),
      clients as (
        select u.id from (select distinct m.client_id as id from mine m) c join public.profiles u on u.id = c.id
         where private.fold(u.full_name) like pattern),
      firms as (
        select f.id from (select distinct m.company_id as id from mine m) c join public.companies f on f.id = c.id
         where private.fold(f.name) like pattern)
      select m.id from mine m where m.is_hit or m.no = number
        or m.client_id in (select c.id from clients c) or m.company_id in (select f.id from firms f)
        or exists (select from public.project_assignees a join public.profiles u on u.id = a.user_id
          where a.project_id = m.id and private.fold(u.full_name) like pattern);
  end $$;
grant execute on function private.find_projects to authenticated;
