import { expect, test } from "vitest";
import { queryOf } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { customFilters as schema } from "../../contract/values.ts";
import { texts } from "../../text.ts";
import { customColumns, customFilters } from "./custom-list.ts";
import type { DescribedField } from "./use-custom-fields.ts";

const field = (
	key: string,
	type: DescribedField["type"],
	options: DescribedField["options"] = [],
): DescribedField => ({
	id: key,
	entity: "USER",
	key,
	name: key,
	type,
	options,
	isRequired: false,
	isPersonal: false,
	groupId: "g",
	groupName: "Gruppe",
	unitIds: [],
	activityIds: [],
});

const fields = [
	field("locker", "TEXT"),
	field("keys", "NUMBER"),
	field("checked", "DATE"),
	field("parking", "BOOLEAN"),
	field("size", "OPTION", [{ id: "a", name: "M", isEnabled: true }]),
	field("mentor", "USER"),
];

test("all filters that are set become one query, as the server takes it", () => {
	const filters = customFilters(fields, texts["de-DE"].values);
	const query = queryOf(filters, {
		"custom.locker": "B 2: links",
		"custom.keys": { from: 1.5, to: null },
		"custom.checked": { from: "2026-01-01", to: "2026-12-31" },
		"custom.parking": ["false"],
		"custom.size": ["a"],
		"custom.mentor": "Vogt",
	});
	expect(query).toEqual({
		custom: [
			"locker:contains:B 2: links",
			"keys:from:1.5",
			"checked:from:2026-01-01",
			"checked:to:2026-12-31",
			"parking:in:false",
			"size:in:a",
			"mentor:contains:Vogt",
		],
	});
	expect(schema.safeParse(query.custom).success).toBe(true);
});

test("a filter that is not set, or broken, asks for nothing", () => {
	const filters = customFilters(fields, texts["de-DE"].values);
	expect(queryOf(filters, { "custom.keys": "viele" })).toEqual({});
});

test("each field is a column, hidden until it is chosen, and absent without the feature", () => {
	const columns = customColumns(fields);
	expect(columns.map(({ id, kind }) => [id, kind])).toEqual([
		["custom.locker", "string"],
		["custom.keys", "decimal"],
		["custom.checked", "date"],
		["custom.parking", "boolean"],
		["custom.size", "options"],
		["custom.mentor", "string"],
	]);
	for (const { defaultVisible, features } of columns) {
		expect([defaultVisible, features]).toEqual([false, ["CUSTOMFIELDS"]]);
	}
});
