-- Removes the public order that anon executed; private.order_plan has replaced it (decision 0037).

drop function private.place_guest_order;
drop function private.take_public_rate;
drop table private.public_rate_counts;
revoke usage on schema private from anon;
