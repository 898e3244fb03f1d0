-- The state of the place in numbers, for who may read the subject "admin" (/admin/dashboard). One function,
-- because messages are nobody's to read but their people's: numbers leave it, never rows.

create index messages_sent_at_idx on public.messages (sent_at);
create index project_events_status_idx on public.project_events (at) where kind = 'status';
create index imports_finished_at_idx on public.imports (finished_at);
create index profiles_created_at_idx on public.profiles (created_at);

/* How often something happened in the p_days up to now, and in those before. */
create function private.compared(p_times timestamptz[], p_days integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'now', count(*) filter (where t > now() - make_interval(days => p_days)),
      'before', count(*) filter (where t <= now() - make_interval(days => p_days)))
    from unnest(p_times) as t where t > now() - make_interval(days => 2 * p_days) and t <= now()
  $$;

/* Figures of the last p_days and of as many before; p_today is the caller's calendar day. Null for who may not. */
create function private.admin_dashboard(p_today date, p_days integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    since timestamptz := now() - make_interval(days => p_days);
    earlier timestamptz := now() - make_interval(days => 2 * p_days);
    first_day date := p_today - (p_days - 1);
    staff uuid[];
    requests jsonb;
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
    into requests;

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
      -- What a customer wrote, up to the first thing somebody of the agency wrote after it in the same thread.
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

    return jsonb_build_object('days', p_days, 'requests', requests, 'response', response, 'imports', imports, 'people', people, 'messages', messages);
  end $$;
revoke execute on function private.compared, private.admin_dashboard from public;
grant execute on function private.admin_dashboard to authenticated;
