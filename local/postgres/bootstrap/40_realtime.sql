-- Schema realtime as Supabase Realtime has it for broadcast, presence and their authorisation. Owned by
-- supabase_realtime_admin, of which postgres is a member, so that migrations may create policies. Repeatable.

create schema if not exists realtime authorization supabase_realtime_admin;
grant supabase_realtime_admin to postgres;
grant anon, authenticated, service_role to supabase_realtime_admin;
alter role supabase_realtime_admin replication;
grant usage on schema realtime to anon, authenticated, service_role, postgres, dashboard_user;

set role supabase_realtime_admin;

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at)
);
create index if not exists messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres;

/* The topic of the current access check. */
create or replace function realtime.topic() returns text
  language sql stable
  as $$ select nullif(current_setting('realtime.topic', true), '')::text $$;

/* Sends a broadcast when the transaction commits; an error here is only a warning, because the message is a hint. */
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql
  as $$
  declare
    v_id uuid := gen_random_uuid();
  begin
    perform set_config('realtime.topic', topic, true);
    insert into realtime.messages (id, payload, event, topic, private, extension)
    values (v_id, case when jsonb_typeof(payload) = 'object' and not payload ? 'id'
      then payload || jsonb_build_object('id', v_id) else payload end, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
  end
  $$;

/* Sends a binary broadcast when the transaction commits. */
create or replace function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
  language plpgsql
  as $$
  begin
    perform set_config('realtime.topic', topic, true);
    insert into realtime.messages (binary_payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
  end
  $$;

/* Broadcasts a complete changed row, for use in triggers. */
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record, level text default 'ROW')
  returns void
  language plpgsql
  as $$
  begin
    if level = 'STATEMENT' then
      raise exception 'function can only be triggered for each row, not for each statement';
    end if;
    perform realtime.send(
      jsonb_build_object('old_record', to_jsonb(old), 'record', to_jsonb(new), 'operation', operation,
        'table', table_name, 'schema', table_schema), event_name, topic_name);
  end
  $$;

grant execute on all functions in schema realtime to anon, authenticated, service_role, postgres;

reset role;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime_messages_publication') then
    create publication supabase_realtime_messages_publication for table realtime.messages with (publish = 'insert');
  end if;
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
alter publication supabase_realtime_messages_publication owner to supabase_realtime_admin;
alter publication supabase_realtime owner to postgres;
