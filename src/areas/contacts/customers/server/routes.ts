import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, customers } from "../contract.ts";
import { createCustomer } from "./create-customer.ts";
import { getCustomer } from "./get-customer.ts";
import { listCustomerOptions } from "./list-customer-options.ts";
import { listCustomers } from "./list-customers.ts";
import { customerTable } from "./sql/customer-table.ts";
import { updateCustomerCustomFields } from "./update-customer-custom-fields.ts";
import { updateCustomerPart } from "./update-customer-part.ts";

export const routes = serve(contract, {
	...masterHandlers(customers, customerTable),
	createCustomer,
	listCustomers,
	getCustomer,
	listCustomerOptions,
	updateCustomerAddress: updateCustomerPart,
	updateCustomerContact: updateCustomerPart,
	updateCustomerCustomFields,
});
