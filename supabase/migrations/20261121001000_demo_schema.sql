-- The sample data of the template areas (R-007): a schema of its own, read with "read demo" (decision 0015).

create schema demo;
comment on schema demo is 'Sample data of the template areas; invented, and nobody''s.';
grant usage on schema demo to anon, authenticated;

insert into public.role_abilities (role, action, subject) values
  ('manager', 'create', 'demo'), ('manager', 'update', 'demo'), ('manager', 'delete', 'demo');

-- How long each list is. Counting a million rows takes longer than reading a page of them, so the rows are counted as
-- they come and go.
create table demo.list_totals (
  list text primary key,
  total integer not null default 0 check (total >= 0)
);
comment on table demo.list_totals is 'The rows of each paged table, kept by triggers: exact, and read instead of counting.';
alter table demo.list_totals enable row level security;
grant select on demo.list_totals to authenticated;
create policy list_totals_select on demo.list_totals for select to authenticated using ((select private.can('read', 'demo')));

create function private.count_demo_rows() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    change integer;
  begin
    if tg_op = 'TRUNCATE' then
      update demo.list_totals set total = 0 where list = tg_table_name;
      return null;
    end if;
    select case tg_op when 'INSERT' then count(*) else -count(*) end into change from changed;
    if change <> 0 then update demo.list_totals set total = total + change where list = tg_table_name; end if;
    return null;
  end $$;
revoke execute on function private.count_demo_rows from public;

/* The ids of the rows of a list whose text holds a pattern, or null when there are more than p_most. A pattern in a
   query of the caller's cannot use an index: row-level security has to come first, and LIKE might tell what it saw. */
create function private.demo_matches(p_list text, p_pattern text, p_most integer) returns integer[]
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    ids integer[];
  begin
    if not private.can('read', 'demo') or not exists (select from demo.list_totals t where t.list = p_list) then return '{}'; end if;
    execute format('select array(select t.id from demo.%I t where t.search like $1 limit $2)', p_list)
      into ids using private.fold(p_pattern), p_most + 1;
    if cardinality(ids) > p_most then return null; end if;
    return ids;
  end $$;
revoke execute on function private.demo_matches from public;
grant execute on function private.demo_matches to authenticated;

/* Makes a table a list of the sample data: read with "read demo", its rows counted, and for every key it can be sorted
   by an index in each direction whose ties stand as the list has them. Only migrations call it. */
create function private.make_demo_list(p_table text, p_keys text[], p_ties text) returns void
  language plpgsql set search_path = ''
  as $$
  declare
    sort_key text;
    direction text;
  begin
    execute format('alter table demo.%I enable row level security', p_table);
    execute format('grant select on demo.%I to authenticated', p_table);
    execute format('create policy %I on demo.%I for select to authenticated using ((select private.can(''read'', ''demo'')))',
      p_table || '_select', p_table);
    insert into demo.list_totals (list) values (p_table);
    execute format('create trigger %I after insert on demo.%I referencing new table as changed for each statement execute function private.count_demo_rows()',
      p_table || '_count_insert', p_table);
    execute format('create trigger %I after delete on demo.%I referencing old table as changed for each statement execute function private.count_demo_rows()',
      p_table || '_count_delete', p_table);
    execute format('create trigger %I after truncate on demo.%I for each statement execute function private.count_demo_rows()',
      p_table || '_count_truncate', p_table);
    foreach sort_key in array p_keys loop
      foreach direction in array array['asc', 'desc'] loop
        execute format('create index %I on demo.%I (%I %s, id %s)',
          p_table || '_' || sort_key || '_' || direction || '_idx', p_table, sort_key, direction, p_ties);
      end loop;
    end loop;
  end $$;
revoke execute on function private.make_demo_list from public;
