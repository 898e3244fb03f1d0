-- The trips of the sample vehicles.

select private.start_demo_trips();
