import { contract as usersContract } from "#areas/staff/users/contract.ts";
import type { StubServer } from "#kit/testing/stub-server.ts";
import { contract, type UnitItem } from "../contract.ts";
import type { Unit } from "./unit-panel.tsx";

/** Ids of the units of the tests. */
export const unitIds = {
	company: "01a1fd2c-47a0-70d1-9a38-000000000101",
	north: "01a1fd2c-47a0-70d1-9a38-000000000102",
	north1: "01a1fd2c-47a0-70d1-9a38-000000000103",
	north2: "01a1fd2c-47a0-70d1-9a38-000000000104",
	south: "01a1fd2c-47a0-70d1-9a38-000000000105",
	closed: "01a1fd2c-47a0-70d1-9a38-000000000106",
} as const;

const base = { siteId: null, isEnabled: true, version: 1 } as const;

/** A company of two houses; the north has two wards, one of the south is archived. */
export const testUnits: readonly UnitItem[] = [
	{
		...base,
		id: unitIds.company,
		parentId: null,
		name: "Klinikum",
		kind: "GLOBAL",
		depth: 0,
		people: 1,
	},
	{
		...base,
		id: unitIds.north,
		parentId: unitIds.company,
		name: "Haus Nord",
		kind: "SITE",
		depth: 1,
		people: 2,
	},
	{
		...base,
		id: unitIds.north1,
		parentId: unitIds.north,
		name: "Station 1",
		kind: "UNIT",
		depth: 2,
		people: 12,
	},
	{
		...base,
		id: unitIds.north2,
		parentId: unitIds.north,
		name: "Station 2",
		kind: "UNIT",
		depth: 2,
		people: 7,
	},
	{
		...base,
		id: unitIds.south,
		parentId: unitIds.company,
		name: "Haus Süd",
		kind: "SITE",
		depth: 1,
		people: 3,
	},
	{
		...base,
		id: unitIds.closed,
		parentId: unitIds.south,
		name: "Station 9",
		kind: "UNIT",
		depth: 2,
		people: 0,
		isEnabled: false,
	},
];

export const listedUnits = {
	items: [...testUnits],
	total: testUnits.length,
};

/** One of them as its panel gets it. */
export function unitAnswer(unitId: string): Unit {
	const item = testUnits.find(({ id }) => id === unitId) as UnitItem;
	return {
		...item,
		people: item.people ?? 0,
		path: [{ id: unitIds.company, name: "Klinikum" }],
		siteName: "Haus Nord",
		ownSiteId: null,
		peopleBelow: 21,
		disabledPeople: 1,
		secondaryPeople: 4,
		children: 2,
		unitsBelow: 2,
	};
}

/** The tree, each unit, its settings, and nobody in it. */
export function answerUnits(server: StubServer): void {
	server.answer(contract.listUnits, listedUnits);
	for (const unitId of Object.values(unitIds)) {
		server.answer({ ...contract.getUnit, path: `/api/units/${unitId}` }, unitAnswer(unitId));
		server.answer(
			{
				...contract.getUnitShiftplanSettings,
				path: `/api/units/${unitId}/shiftplan-settings`,
			},
			{
				publishing: "ALWAYS",
				publishedTo: null,
				suggestion: "ALL",
				version: 0,
			},
		);
	}
	server.answer(usersContract.listUsers, {
		items: [],
		total: 0,
		page: 1,
		pageSize: 25,
	});
}
