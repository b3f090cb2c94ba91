import {
	type FieldGroup,
	shownGroups,
	useCustomFields,
} from "#areas/settings/custom-fields/web/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";
import type { Customer } from "../contract.ts";

/** The custom fields of a customer that one may see, or change, by their groups. */
export function useCustomerCustom(
	{ custom }: Pick<Customer, "custom">,
	level: "READ" | "WRITE",
): { readonly groups: readonly FieldGroup[]; readonly isReady: boolean } {
	const { fields, isReady } = useCustomFields("CUSTOMER");
	const permissions = permissionsOf(useSessionOrNull());
	const mayPersonal = holdsGlobally(permissions, "contracts.manage", level);
	const groups = shownGroups({
		fields: fields.filter(({ isPersonal }) => mayPersonal || !isPersonal),
		unitIds: [],
		custom,
	});
	return { groups, isReady };
}
