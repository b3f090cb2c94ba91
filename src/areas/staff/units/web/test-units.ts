import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { getSetting } from "#kit/contract/settings.ts";
import { recorded } from "#kit/testing/recorded.ts";
import type { StubServer } from "#kit/testing/stub-server.ts";
import { contract, type UnitItem } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about two houses; see docs/how-to/record-answers.md. */
export const answers = recorded(
	{ ...contract, ...customFields, listUsers: users.listUsers, getSetting },
	file,
);

const { getUnit, getUnitShiftplanSettings, listUnits, listUsers } = answers;

/** Ids of the units of the tests. */
export const unitIds = {
	company: getUnit.company.id,
	north: getUnit.north.id,
	north1: getUnit.north1.id,
	north2: getUnit.north2.id,
	south: getUnit.south.id,
	closed: getUnit.closed.id,
	/** Nobody is in it. */
	spare: getUnit.spare.id,
} as const;

/** A company of two houses; the north has two wards, one of the south's two is archived. */
export const listedUnits = listUnits.all;
export const testUnits: readonly UnitItem[] = listedUnits.items;

/** The tree, each unit, its settings, and who is in it. */
export function answerUnits(server: StubServer): void {
	server.answer(contract.listUnits, ({ query }) =>
		query.get("includeDisabled") === "true" ? listUnits.all : listUnits.enabled,
	);
	for (const name of Object.keys(unitIds) as (keyof typeof unitIds)[]) {
		const path = `/api/units/${unitIds[name]}`;
		server.answer({ ...contract.getUnit, path }, getUnit[name]);
		server.answer(
			{ ...contract.getUnitShiftplanSettings, path: `${path}/shiftplan-settings` },
			getUnitShiftplanSettings[name],
		);
	}
	server.answer(users.listUsers, ({ query }) =>
		query.get("unitIds") === unitIds.north ? listUsers.north : listUsers.none,
	);
}
