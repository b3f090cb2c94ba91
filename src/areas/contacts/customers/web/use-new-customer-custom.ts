import { type NewCustom, useNewCustom } from "#areas/settings/custom-fields/web/public.ts";
import { nameOfUser, pickPerson } from "#areas/staff/users/web/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";
import type { CustomerValues } from "./customer-values.ts";

/** The custom fields of a customer to be created; customers lie in no unit. */
export function useNewCustomerCustom(): NewCustom<CustomerValues> {
	const permissions = permissionsOf(useSessionOrNull());
	const mayPersonal = holdsGlobally(permissions, "contracts.manage", "WRITE");
	return useNewCustom<CustomerValues>({
		entity: "CUSTOMER",
		pickPerson,
		nameOfPerson: nameOfUser,
		placeOf: () => ({ unitIds: [], mayPersonal }),
	});
}
