-- A manuscript that an import replaces hands over its open invitations, and the storage quota is a round number in decimal units.

/* Moves the open invitations of a replaced manuscript. An address that the new manuscript is already offered to, or whose person is
   already a member of it, keeps what it has. The invitations keep their ids and nobody is notified again. */
create function private.move_manuscript_invitations(p_from uuid, p_to uuid) returns void
  language sql security definer set search_path = ''
  as $$
    update private.manuscript_invitations i set manuscript_id = p_to
     where i.manuscript_id = p_from
       and not exists (select from private.manuscript_invitations o where o.manuscript_id = p_to and o.email = i.email)
       and not exists (select from public.manuscript_members mm join public.profiles p on p.id = mm.user_id
         where mm.manuscript_id = p_to and lower(p.email) = i.email and mm.role = i.role)
  $$;
revoke execute on function private.move_manuscript_invitations from public;
grant execute on function private.move_manuscript_invitations to service_role;

alter table public.profile_details alter column storage_quota set default 2000000000;
update public.profile_details set storage_quota = 2000000000 where storage_quota = 2147483648;
