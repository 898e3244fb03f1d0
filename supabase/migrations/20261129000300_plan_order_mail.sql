-- The request that places the order of a plan sends the mail about it (R-428).

/* True in the transaction that placed the order, so that a repeated request sends no second mail. */
create function private.is_placed_now(p_order integer) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from demo.orders o where o.order_no = p_order and o.ordered_at = now() at time zone 'utc')
  $$;
grant execute on function private.is_placed_now to quillport_api;
