-- What needs the caller, among a hundred thousand requests: found from what is theirs. Row-level security asked who may read
-- each request of the place, again for every comment and every note of what was seen.

/* Requests somebody said something about: what of them is new to a person is read here alone. */
create index projects_spoken_idx on public.projects (client_id, company_id) include (id, due_date, no, comment_seq)
  where comment_seq > 0 and withdrawn_at is null;
/* What was delivered to somebody, whether they have looked or not. */
create index projects_delivered_idx on public.projects (client_id, company_id) include (id, due_date, no, status_at)
  where status = 'delivered';

/* The requests that may need the caller: of each reason the five soonest. Only such as the caller may read (the policy
   projects_select says the same); whoever asks reads them through row-level security and says which reason holds. */
create function private.requests_needing_me() returns setof uuid
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' rows 25
  as $$
  declare
    me uuid := auth.uid();
    sees_all boolean;
    assigns boolean;
    company uuid;
    given uuid[];
  begin
    if not private.can('read', 'projects') then return; end if;
    sees_all := private.can('read', 'all-projects');
    assigns := private.can('update', 'assignments');
    company := private.my_company();
    given := array(select private.my_assigned_projects());
    return query
      with work as materialized (
        select p.id, p.due_date, p.no, a.created_at > coalesce(s.seen_at, '-infinity') as is_new
          from public.project_assignees a join public.projects p on p.id = a.project_id
          left join public.project_seen s on s.project_id = p.id and s.user_id = me
         where a.user_id = me and p.status <> 'delivered' and p.withdrawn_at is null
           and (sees_all or p.company_id = company or (p.client_id = me and p.company_id is null) or p.id = any (given))),
      partaken as (
        select p.id, p.due_date, p.no, p.comment_seq, p.client_id, p.company_id from public.projects p
         where p.client_id = me and p.comment_seq > 0 and p.withdrawn_at is null
        union select p.id, p.due_date, p.no, p.comment_seq, p.client_id, p.company_id from public.projects p
         where p.id in (select a.project_id from public.project_assignees a where a.user_id = me)
           and p.client_id is distinct from me and p.comment_seq > 0 and p.withdrawn_at is null
        union select p.id, p.due_date, p.no, p.comment_seq, p.client_id, p.company_id from public.projects p
         where p.id in (select c.project_id from public.project_comments c where c.author_id = me)
           and p.client_id is distinct from me and p.comment_seq > 0 and p.withdrawn_at is null)
      (select w.id from work w order by w.due_date, w.no limit 5)
      union (select w.id from work w where w.is_new order by w.due_date, w.no limit 5)
      union (select p.id from public.projects p
        where assigns and p.status = 'received' and p.withdrawn_at is null and p.assignee_count = 0
          and (sees_all or p.company_id = company or (p.client_id = me and p.company_id is null) or p.id = any (given))
        order by p.due_date, p.no limit 5)
      union (select p.id from public.projects p left join public.project_seen s on s.project_id = p.id and s.user_id = me
        where p.client_id = me and p.status = 'delivered' and p.status_at > coalesce(s.seen_at, '-infinity')
          and (sees_all or p.company_id = company or p.company_id is null or p.id = any (given))
        order by p.due_date, p.no limit 5)
      union (select p.id from partaken p left join public.project_seen s on s.project_id = p.id and s.user_id = me
        where p.comment_seq > coalesce(s.comment_seq, 0)
          and (sees_all or p.company_id = company or (p.client_id = me and p.company_id is null) or p.id = any (given))
          and exists (select from public.project_comments c
            where c.project_id = p.id and c.seq > coalesce(s.comment_seq, 0) and c.author_id is distinct from me)
        order by p.due_date, p.no limit 5);
  end $$;
revoke execute on function private.requests_needing_me from public;
grant execute on function private.requests_needing_me to authenticated;
