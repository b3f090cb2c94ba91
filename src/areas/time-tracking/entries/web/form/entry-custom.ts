import { useState } from "react";
import {
	customInitial,
	customInput,
	customRules,
	type FieldGroup,
	type NewCustom,
	shownGroups,
	useCustomFields,
	useNewCustom,
	usePrintCustom,
} from "#areas/settings/custom-fields/web/public.ts";
import { useUnitPath } from "#areas/staff/units/web/public.ts";
import { nameOfUser, pickPerson, useUserUnitPath } from "#areas/staff/users/web/public.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import type { EntryValues } from "./entry-fields.tsx";

/** The custom fields of an entry that one may see, or change, by their groups. */
export function useEntryGroups(
	entry: TimeTrackingDetail,
	level: "READ" | "WRITE",
): (activityId: string | null) => readonly FieldGroup[] {
	const { fields } = useCustomFields("TRACKING");
	const { userId } = useSession();
	const mayOthers = useMay("contracts.manage", level);
	const mayPersonal = mayOthers || userId === entry.userId;
	const { unitIds, custom } = entry;
	return (activityId) =>
		shownGroups({
			fields: fields.filter(({ isPersonal }) => mayPersonal || !isPersonal),
			unitIds,
			activityId,
			custom,
		});
}

/** Custom fields within the form that changes an entry. */
export function useEntryCustom(entry: TimeTrackingDetail): NewCustom<EntryValues> {
	const { fields } = useCustomFields("TRACKING");
	const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
	const names = { ...entry.customNames, ...picked };
	const print = usePrintCustom(names);
	const groupsOf = useEntryGroups(entry, "WRITE");
	const groups = ({ activityId }: EntryValues) => groupsOf(activityId);
	const { custom } = entry;
	return {
		initial: customInitial(fields, custom),
		rules: customRules(fields, print),
		groups,
		input: (values) => {
			const shown = groups(values).flatMap((group) => group.fields);
			return customInput(shown, custom, { ...values });
		},
		print: (field, values) =>
			print(field, { ...values }[`custom.${field.key}` as keyof EntryValues]),
		names,
		pickPerson: async (current) => {
			const person = await pickPerson(current);
			if (person === null) return null;
			setPicked((before) => ({ ...before, [person.id]: person.name }));
			return person;
		},
		nameOfPerson: nameOfUser,
	};
}

/** The custom fields of an entry to be created, by its person's units and its activity. */
export function useNewEntryCustom<Values extends { readonly activityId: string | null }>(
	userId: string,
): NewCustom<Values> {
	const session = useSession();
	const forSelf = userId === session.userId;
	const own = useUnitPath(session.primaryUnit.id);
	const others = useUserUnitPath(userId, !forSelf);
	const mayOthers = useMay("contracts.manage", "WRITE");
	return useNewCustom<Values>({
		entity: "TRACKING",
		pickPerson,
		nameOfPerson: nameOfUser,
		placeOf: ({ activityId }) => ({
			unitIds: forSelf ? own : others,
			activityId,
			mayPersonal: forSelf || mayOthers,
		}),
	});
}
