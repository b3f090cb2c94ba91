import { useMemo } from "react";
import { useOrganisationLive, useUnits } from "#areas/staff/units/web/public.ts";
import { times } from "#kit/contract/limits.ts";
import type { PickPerson } from "#kit/ui/picker/user-pick-list.tsx";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { type KnownUser, knownUsers, type UserPickerGiven } from "./known-users.ts";
import { texts } from "./text.ts";

const nobody: readonly KnownUser[] = [];

interface Words {
	readonly archived: string;
	readonly until: (day: string) => string;
}

/** Who is offered: everybody one sees, but for those left out, with the names of their units. */
export function usePickPeople(
	{ withDisabled = false, hiddenIds, value }: UserPickerGiven,
	fitting: ReadonlySet<string> | undefined,
) {
	const words = useTexts(texts);
	const format = useFormat();
	const { users, state, refetch } = useUsers();
	const { items } = useUnits();
	const people = useMemo((): readonly PickPerson[] => {
		const names = new Map(items.map(({ id, name }) => [id, name]));
		const hidden = new Set(hiddenIds);
		const chosen = new Set(value);
		return users
			.filter(
				({ id, isEnabled }) =>
					(withDisabled || isEnabled || chosen.has(id)) &&
					!hidden.has(id) &&
					(fitting?.has(id) ?? true),
			)
			.map((user) => offered(user, names.get(user.unitId), words, format));
	}, [users, items, withDisabled, hiddenIds, value, fitting, words, format]);
	return { people, state, refetch };
}

/** The people of the current site whom one may see: kept for 15 seconds, and fetched anew when a live message says so. */
function useUsers() {
	const { data, isError, refetch } = useApi(
		contract.listUserOptions,
		{},
		{ staleTime: times.organisationCache },
	);
	useOrganisationLive(contract.listUserOptions, "USERS");
	const missing = isError ? "failed" : "loading";
	return {
		/** By name, archived people too; empty until they are there. */
		users: data === undefined ? nobody : knownUsers(data),
		state: data === undefined ? missing : "ready",
		refetch: () => void refetch(),
	} as const;
}

function offered(
	{ unitId: _, isEnabled, absentUntil, ...user }: KnownUser,
	unitName: string | undefined,
	words: Words,
	format: Format,
): PickPerson {
	return {
		...user,
		...(absentUntil !== undefined && { absent: words.until(format.day(absentUntil)) }),
		unitName: [unitName, isEnabled ? undefined : words.archived].filter(Boolean).join(" · "),
	};
}
