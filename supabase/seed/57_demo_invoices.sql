-- Lines, payments and dates of the sample invoices. A client that the API adds has demo/avatars/new-client.svg.

select private.complete_demo_invoices();
