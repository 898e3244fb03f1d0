-- Hints of changed sample data: which table of the schema demo changed, for people with "read demo" (R-240).

/* Sends the name of a changed table to the topic "demo", once per table and transaction: the setting lists the tables
   that were sent and ends with the transaction, as the hint does. */
create function private.hint_demo_table() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    sent text := coalesce(current_setting('quillport.demo_hints', true), '');
  begin
    if tg_table_name = any (string_to_array(sent, ',')) then return null; end if;
    perform set_config('quillport.demo_hints', concat_ws(',', nullif(sent, ''), tg_table_name), true);
    perform realtime.send(jsonb_build_object('table', tg_table_name), 'demo', 'demo', true);
    return null;
  end $$;

/* Makes a table of the schema demo live: each changing statement sends a hint. Only migrations call it, once for each
   new table. */
create function private.make_demo_live(p_table text) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    execute format('create trigger %I after insert or update or delete or truncate on demo.%I for each statement execute function private.hint_demo_table()',
      p_table || '_live', p_table);
  end $$;

-- All tables but the row counts, which change only together with their list.
select private.make_demo_live(t.tablename) from pg_tables t
 where t.schemaname = 'demo' and t.tablename <> 'list_totals' order by t.tablename;

create policy demo_listen on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'demo' and (select private.can('read', 'demo')));
