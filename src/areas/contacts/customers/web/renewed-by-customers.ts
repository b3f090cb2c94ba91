import { contract } from "../contract.ts";

/** What is out of date once a customer has changed. */
export const renewedByCustomers = [
	contract.listCustomers,
	contract.getCustomer,
	contract.listCustomerOptions,
] as const;
