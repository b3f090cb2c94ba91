import { type NewCustom, useNewCustom } from "#areas/settings/custom-fields/web/public.ts";
import type { UnitItem } from "#areas/staff/units/contract.ts";
import { useUnits } from "#areas/staff/units/web/public.ts";
import { may } from "#domain/access/may.ts";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";
import { nameOfUser, pickPerson } from "../user-picker/open-user-picker.ts";

interface Placed {
	readonly unitId: string | null;
}

/** The custom fields of a person to be created, by the unit that was chosen for her. */
export function useNewUserCustom<Values extends Placed>(section?: string): NewCustom<Values> {
	const { items } = useUnits();
	const permissions = permissionsOf(useSessionOrNull());
	return useNewCustom<Values>({
		entity: "USER",
		...(section === undefined ? {} : { section }),
		pickPerson,
		nameOfPerson: nameOfUser,
		placeOf: ({ unitId }) => {
			const path = pathOf(items, unitId);
			const unitIds = path.map(({ id }) => id);
			const siteId = path.at(-1)?.siteId ?? null;
			const place = { siteId, unitIds };
			const key = "contracts.manage";
			return { unitIds, mayPersonal: may(permissions, key, "WRITE", place) };
		},
	});
}

/** From the company down. */
function pathOf(items: readonly UnitItem[], unitId: string | null): readonly UnitItem[] {
	const unit = items.find(({ id }) => id === unitId);
	return unit === undefined ? [] : [...pathOf(items, unit.parentId), unit];
}
