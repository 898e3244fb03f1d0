-- Requests that need the caller: an unread message about a request is a reason, an overdue request needs those who assign
-- requests too, and the caller says how many it wants.

/* The requests that unread mail of the caller's inbox is about. */
create function private.my_unread_projects() returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  begin
    if private.my_role() is null then return; end if;
    return query
      select distinct t.project_id from public.mailbox_entries e join public.threads t on t.id = e.thread_id
       where e.user_id = auth.uid() and e.folder = 'inbox' and not e.is_read and t.project_id is not null;
  end $$;

/* The requests that may need the caller: of each reason the most pressing `p_most`. Only such as the caller may read (the
   policy projects_select says the same); the caller reads them through row-level security and finds which reason holds. */
drop function private.requests_needing_me();
create function private.requests_needing_me(p_most integer default 5) returns setof uuid
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' rows 25
  as $$
  declare
    me uuid := auth.uid();
    today date := coalesce(nullif(current_setting('quillport.today', true), '')::date, (now() at time zone 'utc')::date);
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
        select p.id, p.due_date, p.no, p.status, p.comment_seq, p.client_id, p.company_id from public.projects p
         where p.client_id = me and p.comment_seq > 0 and p.withdrawn_at is null
        union select p.id, p.due_date, p.no, p.status, p.comment_seq, p.client_id, p.company_id from public.projects p
         where p.id in (select a.project_id from public.project_assignees a where a.user_id = me)
           and p.client_id is distinct from me and p.comment_seq > 0 and p.withdrawn_at is null
        union select p.id, p.due_date, p.no, p.status, p.comment_seq, p.client_id, p.company_id from public.projects p
         where p.id in (select c.project_id from public.project_comments c where c.author_id = me)
           and p.client_id is distinct from me and p.comment_seq > 0 and p.withdrawn_at is null)
      (select w.id from work w order by w.due_date, w.no limit p_most)
      union (select w.id from work w where w.is_new order by w.due_date, w.no limit p_most)
      union (select p.id from public.projects p
        where assigns and p.status = 'received' and p.withdrawn_at is null and p.assignee_count = 0
          and (sees_all or p.company_id = company or (p.client_id = me and p.company_id is null) or p.id = any (given))
        order by p.due_date, p.no limit p_most)
      union (select p.id from public.projects p
        where assigns and p.status <> 'delivered' and p.withdrawn_at is null and p.due_date < today
          and (sees_all or p.company_id = company or (p.client_id = me and p.company_id is null) or p.id = any (given))
        order by p.due_date, p.no limit p_most)
      union (select p.id from public.projects p left join public.project_seen s on s.project_id = p.id and s.user_id = me
        where p.client_id = me and p.status = 'delivered' and p.status_at > coalesce(s.seen_at, '-infinity')
          and (sees_all or p.company_id = company or p.company_id is null or p.id = any (given))
        order by p.due_date, p.no limit p_most)
      union (select p.id from public.projects p
        where p.id in (select private.my_unread_projects()) and p.withdrawn_at is null
          and (sees_all or p.company_id = company or (p.client_id = me and p.company_id is null) or p.id = any (given))
        order by (p.status <> 'delivered' and p.due_date < today) desc, p.due_date, p.no limit p_most)
      union (select p.id from partaken p left join public.project_seen s on s.project_id = p.id and s.user_id = me
        where p.comment_seq > coalesce(s.comment_seq, 0)
          and (sees_all or p.company_id = company or (p.client_id = me and p.company_id is null) or p.id = any (given))
          and exists (select from public.project_comments c
            where c.project_id = p.id and c.seq > coalesce(s.comment_seq, 0) and c.author_id is distinct from me)
        order by (p.status <> 'delivered' and p.due_date < today) desc, p.due_date, p.no limit p_most);
  end $$;

/* How many chat messages the caller has not seen, counted to a hundred. */
create function private.unseen_chat_count() returns integer
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return 0; end if;
    return (
      select count(*) from (
        select from public.chat_members me join public.chats c on c.id = me.chat_id
          cross join lateral (select from public.chat_messages m
            where m.chat_id = c.id and m.seq > me.last_seen_seq and m.sender_id <> me.user_id limit 100) as unseen
         where me.user_id = auth.uid() and c.last_seq > me.last_seen_seq limit 100) as counted);
  end $$;
revoke execute on function private.my_unread_projects, private.requests_needing_me, private.unseen_chat_count from public;
grant execute on function private.my_unread_projects, private.requests_needing_me, private.unseen_chat_count to authenticated;
