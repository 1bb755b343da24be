-- A withdrawal wallet must not be an address of the service. Some networks ignore case.
create index refill_address on refill (lower(address));
