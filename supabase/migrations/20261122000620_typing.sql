-- Who is typing is said by the database, so that nobody says it of somebody else (decision 0021). In rooms browsers may
-- only be present: row-level security sees the topic of what they send, never whose name they put into it.

drop policy quillport_speak on realtime.messages;
create policy quillport_speak on realtime.messages for insert to authenticated
  with check (extension = 'presence' and (select private.may_speak((select realtime.topic()))));

/* Tells a room the caller may be in that they are typing, or no longer. Raises no_data_found for any other room. */
create function private.say_typing(p_topic text, p_is_typing boolean) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.may_speak(p_topic) then raise no_data_found; end if;
    perform realtime.send(jsonb_build_object('uid', auth.uid()), case when p_is_typing then 'typing' else 'stopped' end, p_topic, true);
  end $$;
revoke execute on function private.say_typing from public;
grant execute on function private.say_typing to authenticated;
