-- The target languages of a project, each with its own state and due date (decision 0066).

/* Makes a row for each target language of a project, and deletes those of removed ones, whose open deliveries are replaced. */
create function private.sync_targets() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.project_targets (project_id, language)
    select new.id, wanted.language from unnest(new.target_languages) as wanted (language) on conflict do nothing;
    delete from public.project_targets t where t.project_id = new.id and t.language <> all (new.target_languages);
    update public.project_deliveries d set state = 'replaced'
     where d.project_id = new.id and d.state = 'open' and d.target_language <> all (new.target_languages);
    if found then perform private.touch_project(new.id); end if;
    return null;
  end $$;
create trigger projects_targets_new after insert on public.projects for each row
  when (cardinality(new.target_languages) > 0) execute function private.sync_targets();
create trigger projects_targets after update of target_languages on public.projects for each row
  when (new.target_languages is distinct from old.target_languages) execute function private.sync_targets();

/* Sets the state of a target language from its newest delivery. */
create function private.follow_delivery() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.project_targets t
       set state = case new.state when 'open' then 'delivered' when 'accepted' then 'accepted' else 'in_progress' end
     where t.project_id = new.project_id and t.language = new.target_language and not exists (
       select from public.project_deliveries e where e.project_id = new.project_id and e.target_language = new.target_language and e.no > new.no);
    return null;
  end $$;
create trigger project_deliveries_target after insert or update of state on public.project_deliveries for each row
  when (new.target_language is not null) execute function private.follow_delivery();

/* Sets the state and the due date of a target language. Staff start it or not; delivered and accepted follow from its deliveries and
   stay. Returns false when the project has changed since. */
create function private.set_target(p_project uuid, p_revision integer, p_language text, p_state text, p_due_date date) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    p public.projects := private.lock_project(p_project, 'setTarget', p_revision);
    target public.project_targets;
  begin
    if p.id is null then return false; end if;
    select * into target from public.project_targets t where t.project_id = p_project and t.language = p_language;
    if not found then raise no_data_found; end if;
    if p_state <> target.state and (p_state not in ('not_started', 'in_progress') or target.state not in ('not_started', 'in_progress')) then
      raise object_not_in_prerequisite_state using message = 'a delivery sets this state';
    end if;
    if (p_state, p_due_date) is not distinct from (target.state, target.due_date) then return true; end if;
    update public.project_targets t set state = p_state, due_date = p_due_date where t.project_id = p_project and t.language = p_language;
    insert into public.project_events (project_id, kind, field, from_text, to_text, actor_id)
    select p_project, change.kind, p_language, change.before, change.after, auth.uid()
      from (values ('target_state', target.state, p_state), ('target_due', target.due_date::text, p_due_date::text)) as change (kind, before, after)
     where change.before is distinct from change.after;
    perform private.touch_project(p_project);
    return true;
  end $$;
grant execute on function private.set_target to authenticated;

/* Names the target language of a deliverable before its delivery, or none. */
create function private.set_file_target(p_project uuid, p_attachment uuid, p_language text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    file public.project_attachments;
  begin
    perform private.lock_project(p_project, 'addDeliverable');
    select * into file from public.project_attachments a where a.project_id = p_project and a.id = p_attachment and a.kind = 'deliverable';
    if not found then raise no_data_found; end if;
    if file.delivered_at is not null then
      raise object_not_in_prerequisite_state using message = 'the language of this file cannot be changed now';
    end if;
    if p_language is not null and not exists (select from public.project_targets t where t.project_id = p_project and t.language = p_language) then
      raise check_violation using message = 'no such target language', constraint = 'project_attachments_target';
    end if;
    update public.project_attachments a set target_language = p_language where a.project_id = p_project and a.id = p_attachment;
    perform private.hint_project_work(p_project);
  end $$;
grant execute on function private.set_file_target to authenticated;
