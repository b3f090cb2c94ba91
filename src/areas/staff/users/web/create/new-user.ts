import { type NewCustom, useNewCustom } from "#areas/settings/custom-fields/web/public.ts";
import type { UnitItem } from "#areas/staff/units/contract.ts";
import { useUnits } from "#areas/staff/units/web/public.ts";
import { may } from "#domain/access/may.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { newPerson, usePersonRules } from "../person-fields.tsx";
import { nameOfUser, pickPerson } from "../user-picker/open-user-picker.ts";

/** What both ways to a new person ask for. */
export const nobody = {
	...newPerson,
	unitId: null as string | null,
	homeSiteId: null as string | null,
	entryDate: null as string | null,
	invite: false,
};
export type NewUserValues = Readonly<typeof nobody>;

export function useNewUserRules(): FormRules<NewUserValues> {
	const { fields, create: t } = useTexts(texts);
	const { mail, ...person } = usePersonRules("person");
	return {
		...person,
		mail: {
			...mail,
			check: (address, { invite }) => (invite && address === null ? t.inviteNeedsMail : undefined),
		},
		unitId: { label: fields.unit, required: true, section: "place" },
		homeSiteId: { label: fields.homeSite, help: t.siteHelp, section: "place" },
		entryDate: { label: fields.entryDate, section: "place" },
		invite: { label: fields.invite, section: "access" },
	};
}

/** The custom fields of a person to be created, by the unit that was chosen for her. */
export function useNewUserCustom<Values extends NewUserValues>(
	section?: string,
): NewCustom<Values> {
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
