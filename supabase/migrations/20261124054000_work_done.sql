-- The requests of a person are those they filed or work on, in the figure of their page as in its list.

create or replace function private.work_done(p_user uuid) returns table (tasks integer, projects integer)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select (select count(*)::integer from public.mailbox_entries e
               where e.user_id = p_user and e.task_status = 'completed' and e.folder <> 'gone'),
        (select count(*)::integer from public.projects r
          where r.status = 'delivered' and r.withdrawn_at is null and (r.client_id = p_user
            or r.id in (select a.project_id from public.project_assignees a where a.user_id = p_user)));
  end $$;
