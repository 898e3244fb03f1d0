-- What else about a request people are told: a new due date, deliverables that were added, and (staff) that it was withdrawn.

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'import_completed', 'import_failed', 'manuscript_shared', 'project_received', 'project_assigned', 'project_status', 'project_comment',
  'project_due_date', 'project_file', 'project_withdrawn', 'message_received', 'chat_received', 'plan_requested', 'plan_decided'));

/* Notifies a person of a change of a request; an unread notification of the same kind and request is replaced. */
create function private.notify_of_change(p_user uuid, p_kind text, p_about jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.notifications n where n.user_id = p_user and n.read_at is null and n.kind = p_kind
      and n.payload ->> 'projectId' = p_about ->> 'projectId' and p_user <> auth.uid();
    perform private.notify(p_user, p_kind, p_about);
  end $$;

create function private.about_project(p_project uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('projectId', p.id, 'title', p.title, 'actor', private.name_of(auth.uid()))
      from public.projects p where p.id = p_project
  $$;

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

/* One notification for the files of one call, however many they are. */
create function private.notify_of_files() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform private.notify_of_change(a, 'project_file', private.about_project(c.project_id))
       from (select distinct project_id from changed where kind = 'deliverable') c, private.project_audience(c.project_id) a;
    return null;
  end $$;
create trigger project_attachments_notify after insert on public.project_attachments
  referencing new table as changed for each statement execute function private.notify_of_files();

/* Told to the staff who assign requests and to those it was assigned to; reinstated, it is unread news no longer. */
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
    perform private.notify_of_change(told.id, 'project_withdrawn', private.about_project(new.id)) from (
      select ur.user_id as id from private.user_roles ur
       where ur.role in (select r.name from public.roles r
         where private.role_can(r.name, 'update', 'assignments') and private.role_can(r.name, 'read', 'all-projects'))
      union
      select ur.user_id from private.user_roles ur
       where ur.user_id in (select private.project_audience(new.id)) and ur.role in (select private.staff_roles())) told;
    return null;
  end $$;
create trigger projects_notify_withdrawal after update of withdrawn_at on public.projects for each row
  when ((new.withdrawn_at is null) <> (old.withdrawn_at is null)) execute function private.notify_of_withdrawal();

create index notifications_project_idx on public.notifications ((payload ->> 'projectId'))
  where read_at is null and payload ? 'projectId';
revoke execute on function private.notify_of_change, private.about_project, private.notify_of_due_date, private.notify_of_files,
  private.notify_of_withdrawal from public;
